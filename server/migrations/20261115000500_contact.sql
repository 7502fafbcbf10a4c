-- Up Migration

create type contact_topic as enum ('question', 'problem', 'account', 'moderation', 'press', 'other');

-- What people write to the team. Address and text are sealed (AES-256-GCM) before they get here.
create table contact_messages (
  id uuid primary key,
  topic contact_topic not null,
  email bytea not null,
  message bytea not null,
  language language not null,
  reply_by timestamptz not null,
  created_at timestamptz not null,
  is_muted boolean not null default false
);
create index contact_messages_created_at on contact_messages (created_at desc, id desc);

-- By which a message is found again from the address it bears; the row goes when that address asks to be forgotten,
-- and from then on no mail about the message may leave for it.
create table contact_addresses (
  message_id uuid primary key references contact_messages (id) on delete cascade,
  email_index bytea not null,
  -- Whose it is, once their account has left the address it was sent under.
  user_id uuid references users (id) on delete cascade
);
create index contact_addresses_email_index on contact_addresses (email_index, message_id);
create index contact_addresses_user_id on contact_addresses (user_id);
