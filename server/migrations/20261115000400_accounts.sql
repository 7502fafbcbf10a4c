-- Up Migration

create type account_role as enum ('creator', 'tester', 'both');

-- People. The address is sealed (AES-256-GCM); `email_index` is its keyed fingerprint, by which it is found again.
create table users (
  id uuid primary key,
  email bytea not null,
  email_index bytea not null unique,
  email_verified_at timestamptz,
  username text not null unique check (username ~ '^[a-z0-9_]{3,20}$'),
  name text not null check (char_length(name) between 1 and 50),
  role account_role not null,
  language language not null,
  password_hash text not null,
  created_at timestamptz not null
);
create index users_unverified on users (created_at) where email_verified_at is null;

-- Only the fingerprint of a token is kept: a stolen table opens no session.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user_id on sessions (user_id);

-- Links in mails. Using one deletes its row, which is what makes it single-use.
create type mail_token_purpose as enum ('verify', 'reset');

create table mail_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose mail_token_purpose not null,
  expires_at timestamptz not null
);
create unique index mail_tokens_user_purpose on mail_tokens (user_id, purpose);

create table terms_acceptances (
  user_id uuid not null references users (id) on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);
