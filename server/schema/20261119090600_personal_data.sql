create type export_state as enum ('preparing', 'ready', 'failed');

-- Archives of a person's data. The file is in the file store under a random key. Deleting the account clears `user_id`;
-- the next cleanup then deletes the file.
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

-- Recipients of the confirmation that their account was deleted. The encrypted address is stored until that e-mail is
-- sent, at most for a day.
create table farewells (
  id uuid primary key,
  email bytea not null,
  language language not null,
  erased_at timestamptz not null
);
create index farewells_erased_at on farewells (erased_at);
