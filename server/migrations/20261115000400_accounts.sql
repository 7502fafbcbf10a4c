-- Up Migration

create type account_role as enum ('creator', 'tester', 'both');
create type account_motion as enum ('system', 'reduced', 'full');

-- How an account stands with the house. `limited` people's contributions are seen by themselves alone; a suspended
-- person's projects are hidden by this, not by their own flag, so that lifting it restores what they had chosen.
create type account_standing as enum ('good', 'limited', 'suspended');

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
  -- Null: somebody who came by a provider and never chose a password.
  password_hash text,
  created_at timestamptz not null,
  shortcuts boolean not null default true,
  motion account_motion not null default 'system',
  standing account_standing not null default 'good',
  -- The fingerprint of a secret in the browser that signed up: only there does the link of the mail confirm by itself.
  sign_up_hash bytea
);
create index users_unverified on users (created_at) where email_verified_at is null;
-- Those who are never asked to test are few: whether somebody is one of them is asked of these, not of everybody.
create index users_never_asked on users (id) where standing <> 'good' or role = 'creator';

-- Only the fingerprint of a token is kept: a stolen table opens no session.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- What a browser says about itself is kept as two words for its owner to recognise, never as it was sent.
  browser text,
  system text,
  -- When whoever uses the session last gave the password (or a passkey that asked who they are).
  identity_confirmed_at timestamptz,
  -- Opened with more than a password: what only admins may do asks for it.
  took_second_step boolean not null default false
);
create index sessions_user_id on sessions (user_id);

-- Links in mails. Using one deletes its row, which is what makes it single-use.
create type mail_token_purpose as enum ('verify', 'reset');

create table mail_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose mail_token_purpose not null,
  expires_at timestamptz not null,
  -- A link works only while the address it was mailed to is that of the account.
  email_index bytea not null
);
create unique index mail_tokens_user_purpose on mail_tokens (user_id, purpose);

create table terms_acceptances (
  user_id uuid not null references users (id) on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);

-- Names that somebody gave up: for 180 days nobody else gets them, so that links and mentions do not turn to a stranger.
-- Only keyed fingerprints: which names were given up cannot be read, and nothing of somebody who left remains.
create table retired_usernames (
  fingerprint bytea primary key,
  user_id uuid references users (id) on delete set null,
  free_at timestamptz not null
);
create index retired_usernames_user_id on retired_usernames (user_id);
create index retired_usernames_free_at on retired_usernames (free_at);

-- A grant of its own, beside the role people choose: no request can write here.
create table admins (
  user_id uuid primary key references users (id) on delete cascade,
  granted_at timestamptz not null
);

-- What has been asked and not yet answered. The asking browser holds the token in a cookie; answering deletes the row.
create type challenge_purpose as enum (
  'code', 'passkey_creation', 'passkey_sign_in', 'provider_sign_in', 'provider_link', 'provider_arrival'
);

create table challenges (
  token_hash bytea primary key,
  purpose challenge_purpose not null,
  -- Unknown until a passkey says whose it is.
  user_id uuid references users (id) on delete cascade,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  -- What a provider said about somebody who has no account yet, sealed, until they have chosen a username.
  content bytea
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

create type sign_in_provider as enum ('github', 'google');

-- Which account at GitHub or Google opens which account here. `subject_tag` is a keyed fingerprint of the number it has
-- there; `account` is what its owner knows it by (a login, an address), sealed (AES-256-GCM).
create table linked_providers (
  user_id uuid not null references users (id) on delete cascade,
  provider sign_in_provider not null,
  subject_tag bytea not null,
  account bytea not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, provider),
  unique (provider, subject_tag)
);

-- The address that somebody asked to have instead of theirs, until they follow the link that was mailed there. It ends
-- with the session that asked, so whatever signs a stranger out also ends what the stranger asked for.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  session_id uuid not null references sessions (id) on delete cascade,
  email bytea not null,
  email_index bytea not null,
  token_hash bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_session_id on email_changes (session_id);

-- Addresses that accounts had, kept for those who may want them back. `position` is the order in which an account left them.
create table former_emails (
  id uuid primary key,
  position bigint generated always as identity,
  user_id uuid not null references users (id) on delete cascade,
  email bytea not null,
  email_index bytea not null,
  -- The account went back to an earlier one: this one is told so and forgotten.
  is_dropped boolean not null,
  left_at timestamptz not null,
  kept_until timestamptz not null
);
create index former_emails_user_id on former_emails (user_id);
create index former_emails_email_index on former_emails (email_index) where not is_dropped;

-- Links that put a former address back. All of one address work: none that is mailed later may end an earlier one.
create table email_undo_links (
  token_hash bytea primary key,
  former_email_id uuid not null references former_emails (id) on delete cascade
);
create index email_undo_links_former_email_id on email_undo_links (former_email_id);
