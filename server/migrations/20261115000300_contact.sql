-- Up Migration

create type contact_topic as enum ('question', 'problem', 'account', 'moderation', 'press', 'other');
create type language as enum ('en', 'fr');

-- What people write to the team. Address and text are sealed (AES-256-GCM) before they get here.
create table contact_messages (
  id uuid primary key,
  topic contact_topic not null,
  email bytea not null,
  message bytea not null,
  language language not null,
  reply_by timestamptz not null,
  created_at timestamptz not null
);
create index contact_messages_created_at on contact_messages (created_at desc, id desc);
