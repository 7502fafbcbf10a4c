-- The roles of Firstlight, once for each database, as a superuser and connected to it:
--
--   createdb firstlight
--   psql firstlight -f deploy/postgresql/roles.sql
--
-- Then give each a password: \password firstlight_owner, \password firstlight_app.
-- firstlight_owner migrates. firstlight_app serves: it changes rows and no tables, but for those of the queue in `pgboss`,
-- which makes one a day. firstlight_read looks. May be run again.

do $$
declare
  role text;
begin
  foreach role in array array['firstlight_owner', 'firstlight_app', 'firstlight_read'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I login', role);
    end if;
  end loop;
  execute format('alter database %I owner to firstlight_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, temporary on database %I to firstlight_app, firstlight_read', current_database());
end
$$;

-- The one who migrates makes the queue's tables in the name of the one who serves.
grant firstlight_app to firstlight_owner;
create schema if not exists pgboss authorization firstlight_app;
alter schema public owner to firstlight_owner;
revoke create on schema public from public;
grant usage on schema public to firstlight_app, firstlight_read;
-- How far standbys are behind is told to nobody else.
grant pg_read_all_stats to firstlight_app;

alter default privileges for role firstlight_owner grant usage on schemas to firstlight_app, firstlight_read;
alter default privileges for role firstlight_owner grant select, insert, update, delete on tables to firstlight_app;
alter default privileges for role firstlight_owner grant select on tables to firstlight_read;
alter default privileges for role firstlight_owner grant usage, select on sequences to firstlight_app;

-- What every connection for requests and jobs works under. Processes refuse to start without it; a connection that goes
-- through a pooler cannot bring it along.
alter role firstlight_app set statement_timeout = '5s';
alter role firstlight_app set lock_timeout = '3s';
alter role firstlight_app set idle_in_transaction_session_timeout = '10s';
alter role firstlight_app set enable_memoize = off;
alter role firstlight_app set random_page_cost = 1.1;
alter role firstlight_app set jit = off;
alter role firstlight_read set statement_timeout = '60s';
alter role firstlight_read set default_transaction_read_only = on;
