create type language as enum ('en', 'fr');

-- This schema is not in the search path, so a query must name it to read its tables. They hold everything that could
-- reveal the identity of a hidden tester.
create schema hidden;

-- The first response to a creating request. A repeated Idempotency-Key returns it again. The row is written in the
-- transaction of the effect, so either both exist or neither.
create table idempotency_keys (
  actor text not null,
  endpoint text not null,
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, endpoint, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- The keys that encrypt single columns: one for each conversation, group or month. A key that never enters the
-- database encrypts them in turn. Four bytes of each encrypted value name its row here, hence the integer.
create table data_keys (
  id integer generated always as identity primary key,
  scope_type text not null,
  scope_id text not null,
  kek_version smallint not null check (kek_version > 0),
  wrapped bytea not null check (octet_length(wrapped) = 60),
  -- Never set explicitly: a key whose created_at equals the start of the current transaction is known to be uncommitted.
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index data_keys_live on data_keys (scope_type, scope_id) where retired_at is null;

-- When each task that runs outside of the program, such as a backup, was last done.
create table operations (
  name text primary key,
  done_at timestamptz not null
);

-- Files of web builds in the file store, so that every process can serve the files of every release.
create table published_assets (
  name text primary key,
  -- `null` while the newest release contains the file.
  superseded_at timestamptz
);

-- The identity of this database in the file store. The first process that serves the database creates the row, so copies
-- of an older state do not share it.
create table sites (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);

-- Notes that are also written to the file store, after this table. A note in the file store without a row here is newer
-- than the backup that this database was restored from.
create table marks (
  id uuid primary key,
  marked_at timestamptz not null,
  -- Whether the erasure is still running or was given up.
  is_pending boolean not null
);
create index marks_marked_at on marks (marked_at);
