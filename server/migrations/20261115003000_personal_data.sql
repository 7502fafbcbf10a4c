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

-- A grant of its own, beside the role people choose: no request can write here.
create table admins (
  user_id uuid primary key references users (id) on delete cascade,
  granted_at timestamptz not null
);

-- By which a message is found again from the address it bears; the row goes when that address asks to be forgotten,
-- and from then on no mail about the message may leave for it.
create table contact_addresses (
  message_id uuid primary key references contact_messages (id) on delete cascade,
  email_index bytea not null
);
create index contact_addresses_email_index on contact_addresses (email_index, message_id);

alter table contact_messages add column is_muted boolean not null default false;
