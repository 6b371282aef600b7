"""The database.

- `rows`: what the database holds about a table, as dataclasses; `storage`: reads and changes it;
  `queries`: every statement
- `schema`, `migrations/`: the tables of the database; `database`: which database, and how it is opened; `engines`: one
  transaction on SQLite or PostgreSQL; `integrity`: checks the file of an SQLite database
- `bus`: how processes on one database are notified of each other's changes
"""
