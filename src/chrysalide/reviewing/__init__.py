"""Looking back at a match: how much was luck, how much was play.

Every decision is searched twice: by the eyes of the seat that made it, which shows what it could have known, and by
those of an observer who sees everything. An observer's expectation changes by play (what the seat lost by its own
eyes), by luck (outcomes of chance, and what the seat could not know) and by the error of the search, which is shown.
The four parts add up to the result exactly: result = start + luck + play + drift.
"""

from chrysalide.reviewing.assembling import assemble as assemble
from chrysalide.reviewing.assessing import assess as assess
from chrysalide.reviewing.assessing import points as points
from chrysalide.reviewing.assessment import Assessment as Assessment
from chrysalide.reviewing.making import DEPTHS as DEPTHS
from chrysalide.reviewing.making import assess_record as assess_record
from chrysalide.reviewing.making import cost as cost
from chrysalide.reviewing.making import effort as effort
from chrysalide.reviewing.making import finished as finished
from chrysalide.reviewing.making import pieces as pieces
from chrysalide.reviewing.making import review as review
from chrysalide.reviewing.making import second_effort as second_effort
from chrysalide.reviewing.making import second_look as second_look
from chrysalide.reviewing.report import Review as Review
