"""The tables of the database; migrations/ upgrades an older database."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false, true

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(128), nullable=False),  # secret until the match is over
    Column("status", String(10), nullable=False),  # waiting, playing, over
    Column("version", Integer, nullable=False),  # the state number: increased by every change
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False, server_default=""),
    Column("listed", Boolean, nullable=False, server_default=false()),  # in the public list
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("ready_check", Boolean, nullable=False, server_default=false()),
    Column("imported", Boolean, nullable=False, server_default=false()),  # an imported record
    Column("clock", Text),  # JSON
    Column("deadline", Float),  # when the running clock runs out, in seconds since 1970
    Column("question", Text),  # JSON: a request to undo, to draw or to give up
    Column("ending", Text),  # JSON: why the match ended, if not by its rules
    Column("next_id", String(32)),  # the rematch
    Column("origin", Text),  # JSON: the record that the match continues, and how
    Column("origin_id", String(32)),  # the table that it continues
    Column("opener", String(4)),  # of a listed table: see rates.opener_group
    Column("absent", String(20), nullable=False, server_default="medium"),  # who plays for them: level, off, claim
    Column("help", Boolean, nullable=False, server_default=true()),  # hints, and bots on one's own seat
)
Index("tables_listed", tables.c.listed, tables.c.status, tables.c.updated)
Index("tables_deadline", tables.c.deadline)
Index("tables_age", tables.c.imported, tables.c.status, tables.c.updated)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, engine, bot, open
    Column("name", String(40), nullable=False),
    Column("level", String(20)),
    Column("token_hash", String(64)),
    Column("invitation_hash", String(64)),
    Column("keeper", String(20)),  # the level of the bot that plays for a person who does not
    Column("avatar", String(20)),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("seconds", Float),  # left on its clock while the clock is stopped
    Column("kept_from", Integer),  # number of entries when the owner let the keeper play
    Column("resigned", Boolean, nullable=False, server_default=false()),  # the keeper plays on for good
    Column(
        "engine", String(32)
    ),  # a seat for programs: the one that is invited, empty if any may come; null: for people
)
Index("seats_engine", seats.c.engine)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # a second append of the same number is rejected
    Column("text", String(200), nullable=False),
    Column("at", String(32), nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("place", Integer, nullable=False),  # shown before the entry of this number
    Column("id", String(40), nullable=False),
    Column("args", Text, nullable=False),  # JSON
    Column("at", String(32), nullable=False),
)

undone = Table(
    "undone",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("note", Integer, primary_key=True),  # the number of the note of the undo
    Column("number", Integer, primary_key=True),  # the number that the entry had
    Column("text", String(200), nullable=False),
    Column("at", String(32), nullable=False),  # when the entry was made
)

spoken = Table(
    "spoken",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(200)),
    Column("emote", String(20)),
    Column("at", String(32), nullable=False),
)
Index("spoken_at", spoken.c.at)

engines = Table(
    "engines",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(120), nullable=False, unique=True),  # the name as it is compared with others
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("seen", Float, nullable=False),  # when it last listened, in seconds since 1970
)

parcels = Table(
    "parcels",
    metadata,
    Column("id", String(64), primary_key=True),  # hashed: whoever reads the database cannot fetch it
    Column("box", Text, nullable=False),  # encrypted in the browser
    Column("expires", Float, nullable=False),  # in seconds since 1970
)
Index("parcels_expires", parcels.c.expires)

site_keys = Table(
    "site_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),  # secret
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", String(64), primary_key=True),  # a hash of the endpoint
    Column("endpoint", Text, nullable=False),  # where the browser's push service takes messages for it
    Column("p256dh", String(100), nullable=False),  # the browser's public key
    Column("auth", String(30), nullable=False),  # what only it and the site know
    Column("lang", String(2), nullable=False),
    Column("token_hash", String(64), nullable=False),  # of the seat's owner: others who sit there later get nothing
    Column("made", Float, nullable=False),
    Column("told", Integer, nullable=False, server_default="-1"),  # the version of the table at the last notification
    Column("told_at", Float, nullable=False, server_default="0"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),  # the one reported, and the name there at that moment
    Column("name", String(40), nullable=False),
    Column("reporter", Integer, nullable=False),  # a seat: nothing else is known about anybody
    Column("reason", String(500), nullable=False),
    Column("lines", Text, nullable=False),  # JSON: the last messages of the chat, as they were
    Column("at", String(32), nullable=False),
)
Index("reports_at", reports.c.at)
Index("reports_table", reports.c.table_id)

measures = Table(
    "measures",
    metadata,
    Column("kind", String(10), primary_key=True),  # closed, muted, banned
    Column("subject", String(80), primary_key=True),  # a table, TABLE/SEAT, a network
    Column("until", Float),  # in seconds since 1970; null: until it is lifted
    Column("reason", String(500), nullable=False),
    Column("made", String(32), nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("status", String(10), nullable=False),  # waiting, running, done, failed
    Column("requested_at", Float, nullable=False),
    Column("requester", String(4), nullable=False),  # see rates.opener_group; empty once it is done
    Column("worker", String(16)),  # the process that works on it ...
    Column("until", Float, nullable=False, server_default="0"),  # ... and that others may replace from then on
    Column("review", Text),  # JSON, compressed and in base64: a tenth of its size
)
Index("reviews_status", reviews.c.status)

assessments = Table(
    "assessments",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("place", Integer, primary_key=True),  # the number of the entry; -1: before the first one
    Column("found", Text, nullable=False),  # JSON; deleted when the review is done
)
