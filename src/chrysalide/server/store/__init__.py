"""What is kept.

- `rows`: what the database knows about a table, as records; `storage`: reads and changes them;
  `queries`: every statement
- `schema`, `migrations/`: the tables of the database; `database`: which one, and how it is opened; `engines`: one
  transaction on SQLite or PostgreSQL; `integrity`: checks the file of an SQLite database
- `bus`: how processes on one database hear of each other's changes
"""
