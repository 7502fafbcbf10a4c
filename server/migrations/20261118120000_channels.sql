-- Up Migration

-- Where people write to each other: one engine for conversations of two and for the channels of groups.
create table channels (
  id uuid primary key,
  -- Of the feature that answers who belongs there; it deletes its channel before itself.
  conversation_id uuid unique,
  created_at timestamptz not null,
  deleted_at timestamptz
);

-- How far a channel has come. Narrow and apart from everything else, because each change locks and rewrites it: no index holds what moves,
-- so that the new row fits beside the old one.
create table channel_heads (
  channel_id uuid primary key references channels (id) on delete cascade,
  -- The number of the last message, and of the last change of any kind. Both are taken under this row's lock, so they have no gaps, and
  -- commits follow them.
  seq bigint not null default 0,
  rev bigint not null default 0,
  -- Moves whenever somebody loses a right here: whoever asked before asks again.
  access_epoch integer not null default 0,
  is_open boolean not null default true,
  moved_at timestamptz not null
) with (fillfactor = 50);

-- The rows are their own log: each keeps the number of its last change, and none goes while the channel is there.
create table messages (
  channel_id uuid not null references channel_heads (channel_id),
  seq bigint not null,
  -- The sender's own, so that sending again is the same message. One in the whole house: a report names it by nothing else.
  id uuid not null,
  author_id uuid references users (id) on delete set null,
  -- Sealed. Null once a removed message cannot be brought back any more.
  body bytea,
  sent_at timestamptz not null,
  rev bigint not null,
  is_changed boolean not null default false,
  reply_to bigint,
  mentions uuid[] not null default '{}',
  reactions smallint[] not null default '{0,0,0,0,0}' check (cardinality(reactions) = 5),
  pinned_at timestamptz,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('author', 'moderator')),
  -- Written by somebody limited: theirs alone to read, for good.
  is_withheld boolean not null default false,
  taken_down_at timestamptz,
  primary key (channel_id, seq),
  constraint messages_id unique (id),
  constraint messages_removed check ((removed_at is null) = (removed_by is null))
);
create index messages_changed on messages (channel_id, rev) where is_changed;
create index messages_not_there on messages (channel_id, seq)
  where removed_at is not null or is_withheld or taken_down_at is not null;
create index messages_pinned on messages (channel_id, pinned_at) where pinned_at is not null;
create index messages_author on messages (author_id, channel_id, seq);
create index messages_to_empty on messages (removed_at) where removed_at is not null and body is not null;
create index messages_mentions on messages using gin (mentions) where mentions <> '{}';

create table message_reactions (
  channel_id uuid not null,
  seq bigint not null,
  user_id uuid not null references users (id) on delete cascade,
  kind smallint not null check (kind between 1 and 5),
  -- What somebody limited gives is shown to themselves alone.
  is_counted boolean not null,
  primary key (channel_id, seq, user_id, kind),
  foreign key (channel_id, seq) references messages (channel_id, seq) on delete cascade
);
create index message_reactions_user on message_reactions (user_id);

-- How far somebody has read. What is unread is a subtraction: nothing is written per member and message.
create table channel_marks (
  user_id uuid not null references users (id) on delete cascade,
  channel_id uuid not null references channels (id) on delete cascade,
  read_seq bigint not null default 0,
  -- The message they were last told of: the next one tells again only once this one was read.
  woken_seq bigint not null default 0,
  primary key (user_id, channel_id)
) with (fillfactor = 80);
create index channel_marks_channel on channel_marks (channel_id);
