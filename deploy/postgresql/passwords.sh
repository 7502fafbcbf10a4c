#!/bin/sh
# Runs once, when Compose creates the database, after roles.sql: gives the two roles the passwords of .env.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v owner="$DATABASE_OWNER_PASSWORD" -v app="$DATABASE_APP_PASSWORD" <<'SQL'
alter role firstlight_owner password :'owner';
alter role firstlight_app password :'app';
SQL
