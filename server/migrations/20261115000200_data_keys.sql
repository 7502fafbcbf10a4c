-- Up Migration

-- The keys that encrypt single columns, one per conversation, group or month, themselves encrypted by a key that
-- never enters the database. Four bytes of each encrypted value name its row here, hence the integer.
create table data_keys (
  id integer generated always as identity primary key,
  scope_type text not null,
  scope_id text not null,
  kek_version smallint not null check (kek_version > 0),
  wrapped bytea not null check (octet_length(wrapped) = 60),
  -- Only ever the default: a key whose created_at is the present transaction's start is known to be uncommitted.
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

create unique index data_keys_live on data_keys (scope_type, scope_id) where retired_at is null;
