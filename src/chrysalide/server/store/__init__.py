"""The database.

- `rows`, `review_rows`: what is stored about a table and a review, as dataclasses; `keeping`: what tables ask of any
  place where they are kept; `refused`: what it may refuse. These need no database
- `storage`: reads and changes the database; `queries`: every statement
- `schema`, `migrations/`: the tables of the database; `database`: which database, and how it is opened; `engines`: one
  transaction on SQLite or PostgreSQL; `integrity`: checks the file of an SQLite database; `existing`: opens only what
  holds a site
- `lanes`: one statement of PostgreSQL for all who ask at the same moment; `changing`: moves are stored that way;
  `reading`: tables are read that way; `packed`: columns that hold JSON
- `retention`: how long what is stored is kept; `measures`: what the operator has decided
- `bus`: how processes on one database are notified of each other's changes
"""
