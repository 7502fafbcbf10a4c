-- Up Migration

-- What a browser says about itself is kept as two words for its owner to recognise, never as it was sent.
-- `proven_at`: when whoever uses the session last gave the password (or a passkey that asked who they are).
alter table sessions
  add column browser text,
  add column system text,
  add column proven_at timestamptz;

-- What has been asked and not yet answered. The asking browser holds the token in a cookie; answering deletes the row.
create type challenge_purpose as enum ('code', 'passkey_creation', 'passkey_sign_in');

create table challenges (
  token_hash bytea primary key,
  purpose challenge_purpose not null,
  -- Unknown until a passkey says whose it is.
  user_id uuid references users (id) on delete cascade,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index challenges_user_id on challenges (user_id);
create index challenges_expires_at on challenges (expires_at);

-- The key of somebody's authenticator app, sealed (AES-256-GCM). It counts once a first code has confirmed it.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  key bytea not null,
  confirmed_at timestamptz,
  -- The half minute whose code was last used: neither it nor an earlier one is taken again.
  last_step integer not null default 0
);

-- Keyed fingerprints; using a code deletes its row.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  name text not null check (char_length(name) between 1 and 50),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_id on passkeys (user_id);
