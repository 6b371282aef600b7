"""The tables of the database; migrations/ brings an older database here."""

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(128), nullable=False),  # never told before the match is over
    Column("status", String(10), nullable=False),  # waiting, playing, over
    Column("version", Integer, nullable=False),  # the state number: raised by all that changes who may do what
    Column("created", String(32), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("name", String(40), nullable=False),
    Column("level", String(20)),
    Column("token_hash", String(64)),
    Column("invitation_hash", String(64)),
    Column("keeper", String(20)),  # the level of the bot that plays for a person who does not
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # a second append of the same number is rejected
    Column("text", String(200), nullable=False),
    Column("at", String(32), nullable=False),
)
