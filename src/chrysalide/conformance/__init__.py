"""What every game promises the rest of the system, as functions that say in one sentence what is not kept.

The test suites and `chrysalide check` call the same functions: the suites with examples that hypothesis draws, the
command with a few random matches. A broken promise raises `Fault`. Nothing here needs a checkout or a test runner.
"""
