-- Up Migration

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

-- Addresses that accounts had, kept for those who may want them back. `turn` is the order in which an account left them.
create table former_emails (
  id uuid primary key,
  turn bigint generated always as identity,
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

-- A link works only while the address it was mailed to is that of the account. Null: mailed before addresses could change.
alter table mail_tokens add column email_index bytea;

-- Messages sent under an address that their account has left since.
alter table contact_addresses add column user_id uuid;
alter table contact_addresses
  add constraint contact_addresses_user_id_fkey foreign key (user_id) references users (id) on delete cascade not valid;
-- squawk-ignore require-concurrent-index-creation
create index contact_addresses_user_id on contact_addresses (user_id);
