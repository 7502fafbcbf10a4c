-- Up Migration

-- Archives of a person's data. The file lies in the file store under a key nobody can guess. `user_id` becomes null
-- with the account; the file then goes at the next look.
create type export_state as enum ('preparing', 'ready', 'failed');

create table exports (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  state export_state not null,
  file_key text not null unique,
  bytes bigint,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'ready') = (bytes is not null))
);
create unique index exports_one_at_a_time on exports (user_id) where state = 'preparing';
create index exports_user_id on exports (user_id, asked_at desc);
create index exports_expires_at on exports (expires_at);

-- Whom to tell that their account is gone: the address, sealed, until that mail has left or a day has passed.
create table farewells (
  id uuid primary key,
  email bytea not null,
  language language not null,
  erased_at timestamptz not null
);
create index farewells_erased_at on farewells (erased_at);
