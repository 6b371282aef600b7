"""Running the site.

- `app`: assembles the application; `services`: what runs behind its routes; `serve`: starts it; `workers`: several
  processes behind one port; `proxies`: which proxies are trusted; `compiling`: rules that are compiled while the site
  already runs
- `health`: health and readiness checks; `metrics_endpoint`: where metrics are read;
  `access_log`: counts and logs every request; `log_filter`: keeps secrets out of logs
- `backup`, `backup_file`: dump all tables of a database into a file, and restore them
"""
