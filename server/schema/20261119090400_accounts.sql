create type account_role as enum ('creator', 'tester', 'both');
create type account_motion as enum ('system', 'reduced', 'full');

-- The moderation status of an account. Only the author sees the contributions of a `limited` account. A suspended
-- account hides its projects by this column and not by their own flags, so lifting the suspension restores them.
create type account_standing as enum ('good', 'limited', 'suspended');

-- The address is encrypted (AES-256-GCM). `email_index` is its keyed hash, used for lookups.
create table users (
  id uuid primary key,
  email bytea not null,
  email_index bytea not null unique,
  email_verified_at timestamptz,
  username text not null unique check (username ~ '^[a-z0-9_]{3,20}$'),
  name text not null check (char_length(name) between 1 and 50),
  role account_role not null,
  language language not null,
  -- `null` if the account was created with a provider and never got a password.
  password_hash text,
  created_at timestamptz not null,
  shortcuts boolean not null default true,
  motion account_motion not null default 'system',
  standing account_standing not null default 'good',
  -- Hash of a secret in the browser that signed up. Only there does the link in the e-mail confirm without a click.
  sign_up_hash bytea,
  -- Whether other users must not notice the standing. It is true if only hidden content caused the standing: a note and a
  -- page that disappear one after the other would reveal the author.
  is_standing_hidden boolean not null default false,
  -- Since when the account is being deleted. Nobody can find it any more; a job deletes its rows in batches, then this one.
  deleted_at timestamptz check (deleted_at is null or email_verified_at is null)
);
create index users_deleted_at on users (deleted_at) where deleted_at is not null;
create index users_unverified on users (created_at) where email_verified_at is null;
-- Few accounts are never asked to test, so a query excludes these instead of reading all users.
create index users_never_asked on users (id) where standing <> 'good' or role = 'creator';
create index users_created_at on users (created_at);
-- For searches by prefix: in code point order, all names with one prefix are adjacent in the index.
create index users_name_start on users ((lower(name)) collate "C");
create index users_username_start on users (username collate "C");

-- The hash of a token, so that a stolen table opens no session.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- One word each, for the owner to recognise the session. The user agent itself is not stored.
  browser text,
  system text,
  -- When the user last entered the password in this session, or used a passkey with user verification.
  identity_confirmed_at timestamptz,
  -- Whether sign-in used a second factor. Admin endpoints require it.
  took_second_step boolean not null default false
);
create index sessions_user_id on sessions (user_id);

-- Links in e-mails. Use deletes the row, so a link works once.
create type mail_token_purpose as enum ('verify', 'reset');

create table mail_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose mail_token_purpose not null,
  expires_at timestamptz not null,
  -- A link works only while the account still has the address that the link was sent to.
  email_index bytea not null
);
create unique index mail_tokens_user_purpose on mail_tokens (user_id, purpose);

create table terms_acceptances (
  user_id uuid not null references users (id) on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, version)
);

-- Former usernames, reserved for 180 days, so that links and mentions do not lead to another person. The keyed hash
-- hides the names themselves and leaves no trace of a deleted account.
create table retired_usernames (
  fingerprint bytea primary key,
  user_id uuid references users (id) on delete set null,
  free_at timestamptz not null
);
create index retired_usernames_user_id on retired_usernames (user_id);
create index retired_usernames_free_at on retired_usernames (free_at);

-- Separate from the role in `users`, because no request writes here.
create table admins (
  user_id uuid primary key references users (id) on delete cascade,
  granted_at timestamptz not null
);

-- Pending sign-in challenges. The browser holds the token in a cookie; the answer deletes the row.
create type challenge_purpose as enum (
  'code', 'passkey_creation', 'passkey_sign_in', 'provider_sign_in', 'provider_link', 'provider_arrival'
);

create table challenges (
  token_hash bytea primary key,
  purpose challenge_purpose not null,
  -- `null` until a passkey identifies its owner.
  user_id uuid references users (id) on delete cascade,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  -- The encrypted profile that a provider returned for a person without an account, until they choose a username.
  content bytea
);
create index challenges_user_id on challenges (user_id);
create index challenges_expires_at on challenges (expires_at);

-- The encrypted key (AES-256-GCM) of an authenticator app. It is required once a first code has confirmed it.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  key bytea not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last accepted code. This code and earlier ones are rejected.
  last_step integer not null default 0
);

-- Keyed hashes. Use deletes the row.
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

-- Accounts at GitHub or Google that open an account here. `subject_tag` is a keyed hash of the provider's user ID.
-- `account` is the encrypted login or address by which the owner recognises it (AES-256-GCM).
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

-- The requested new address of an account, until its owner follows the link sent there. It is deleted with the session
-- that requested it, so signing an intruder out also cancels the intruder's request.
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

-- Former addresses of accounts, which their owners can restore. `position` is the order of the changes.
create table former_emails (
  id uuid primary key,
  position bigint generated always as identity,
  user_id uuid not null references users (id) on delete cascade,
  email bytea not null,
  email_index bytea not null,
  -- Whether the account went back to an earlier address. The owner of this one is notified, then the row is deleted.
  is_dropped boolean not null,
  left_at timestamptz not null,
  kept_until timestamptz not null
);
create index former_emails_user_id on former_emails (user_id);
create index former_emails_email_index on former_emails (email_index) where not is_dropped;

-- Links that restore a former address. All links of an address work: a later one must not invalidate an earlier one.
create table email_undo_links (
  token_hash bytea primary key,
  former_email_id uuid not null references former_emails (id) on delete cascade
);
create index email_undo_links_former_email_id on email_undo_links (former_email_id);

create type profile_visibility as enum ('visible', 'private');

-- Profile texts. The first edit creates the row; an account without a row is visible and has an empty profile.
create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  bio text not null default '' check (char_length(bio) <= 300),
  location text not null default '' check (char_length(location) <= 80),
  -- The folder of the pictures in the file store. Their file names follow from their sizes.
  avatar_folder text,
  visibility profile_visibility not null default 'visible',
  interests text[] not null default '{}' check (
    interests <@ array[
      'saas', 'ai', 'education', 'food', 'local', 'mobile', 'ecommerce',
      'health', 'finance', 'marketing', 'design', 'dev', 'other'
    ]
  ),
  -- Since when moderation hides the profile. Its owner still sees it.
  taken_down_at timestamptz
);

-- Recognises a suspended person with another account: a keyed hash of the mailbox, without its aliases. The row is
-- deleted at the end of the suspension and with the account.
create table suspended_mailboxes (
  user_id uuid primary key references users (id) on delete cascade,
  mailbox_tag bytea not null
);
create index suspended_mailboxes_tag on suspended_mailboxes (mailbox_tag);
