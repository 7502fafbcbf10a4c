create type contact_topic as enum ('question', 'problem', 'account', 'moderation', 'press', 'other');

-- Messages to the team. Address and text are encrypted (AES-256-GCM).
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

-- Finds the messages of an address. The row is deleted when the owner of the address asks for erasure; after that no
-- e-mail about the message may be sent.
create table contact_addresses (
  message_id uuid primary key references contact_messages (id) on delete cascade,
  email_index bytea not null,
  -- The account that had this address when the message was sent, once it has changed its address.
  user_id uuid references users (id) on delete cascade
);
create index contact_addresses_email_index on contact_addresses (email_index, message_id);
create index contact_addresses_user_id on contact_addresses (user_id);
