"""Running the site.

- `app`: the application put together; `serve`: starts it; `workers`: several processes behind one port;
  `proxies`: which proxies are believed; `compiling`: rules that are compiled while the site already plays
- `health`: health and readiness checks; `metrics_endpoint`: where metrics are read;
  `access_log`: counts and logs every request; `log_filter`: keeps secrets out of logs
- `backup`, `backup_file`: all tables of a database into a file and back
"""
