-- The message store of conversations and of group channels.
create table channels (
  id uuid primary key,
  -- No reference: the feature conversations decides who has access, and deletes the channel before its own row.
  conversation_id uuid unique,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- The group, with the name and position of the channel in it.
  group_id uuid,
  name text,
  position smallint,
  -- Minimum number of seconds between two messages of one group member.
  slow_seconds smallint not null default 0 constraint channels_slow_seconds check (slow_seconds in (0, 10, 60)),
  constraint channels_owner
    check (num_nonnulls(conversation_id, group_id) = 1 and num_nonnulls(group_id, name, position) in (0, 3))
);
create unique index channels_name on channels (group_id, name) where deleted_at is null and group_id is not null;
create index channels_group on channels (group_id) where group_id is not null;

-- The counters of a channel. The row is narrow and separate, because each change locks and rewrites it. No index holds a
-- changing column, so that the new row version fits on the same page.
create table channel_heads (
  channel_id uuid primary key references channels (id) on delete cascade,
  -- The numbers of the last message and of the last change. Both are assigned under the lock of this row, so they have no
  -- gaps and follow the order of commits.
  seq bigint not null default 0,
  rev bigint not null default 0,
  -- Increases whenever a user loses access to the channel, so that cached permissions are checked again.
  access_epoch integer not null default 0,
  is_open boolean not null default true,
  moved_at timestamptz not null,
  -- Never changes, so a message updates no index.
  group_id uuid,
  -- The last message to the whole group, and its time. It concerns every member who has not read it; no other row is stored.
  call_seq bigint not null default 0,
  called_at timestamptz
) with (fillfactor = 50);
-- Finds the unread messages in all groups of a user with one scan.
create index channel_heads_group on channel_heads (group_id) where group_id is not null;

-- The rows are their own log: each stores the number of its last change, and none is deleted before the channel.
create table messages (
  channel_id uuid not null references channel_heads (channel_id),
  seq bigint not null,
  -- Chosen by the sender, so that a repeated request creates one message. Unique in its channel only, because every key of
  -- this table contains the column that could split it.
  id uuid not null,
  author_id uuid references users (id) on delete set null,
  -- Encrypted. `null` once a removed message can no longer be restored.
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
  -- Whether the author was limited. Only they ever see the message.
  is_withheld boolean not null default false,
  taken_down_at timestamptz,
  is_call boolean not null default false,
  primary key (channel_id, seq),
  constraint messages_id unique (channel_id, id),
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
  -- `false` if the account is limited: only its owner sees the reaction.
  is_counted boolean not null,
  primary key (channel_id, seq, user_id, kind),
  foreign key (channel_id, seq) references messages (channel_id, seq) on delete cascade
);
create index message_reactions_user on message_reactions (user_id);

-- The last message that a user has read. The number of unread messages is a subtraction, so a message writes no row per
-- member.
create table channel_marks (
  user_id uuid not null references users (id) on delete cascade,
  channel_id uuid not null references channels (id) on delete cascade,
  read_seq bigint not null default 0,
  -- The last message with a notification. The next one notifies again only after the user has read this one.
  woken_seq bigint not null default 0,
  -- The messages that the user wants notifications for, `null` for the default of the channel.
  notify text constraint channel_marks_notify check (notify in ('all', 'mentions', 'none')),
  primary key (user_id, channel_id)
) with (fillfactor = 80);
create index channel_marks_channel on channel_marks (channel_id);
-- The few readers who want notifications for every message. The index holds no changing column.
create index channel_marks_all on channel_marks (channel_id) where notify = 'all';

-- Unread messages in groups that mention or answer a user. No other row is written per member.
create table channel_mentions (
  user_id uuid not null references users (id) on delete cascade,
  channel_id uuid not null references channels (id) on delete cascade,
  seq bigint not null,
  primary key (user_id, channel_id, seq)
);
create index channel_mentions_channel on channel_mentions (channel_id, seq);

-- Up to 1,000 messages of a channel in one encrypted text, for search. `first_seq` is one above a multiple of 1,000, so the
-- number of a message determines its segment.
create table message_segments (
  channel_id uuid not null references channels (id) on delete cascade,
  first_seq bigint not null check (first_seq % 1000 = 1),
  -- The last message in the segment, or `first_seq - 1` until it is built for the first time.
  last_seq bigint not null,
  -- When the earliest and the latest of its messages were sent.
  first_at timestamptz,
  last_at timestamptz,
  -- Compressed (deflate), then encrypted.
  sealed bytea,
  -- Whether one of its messages was edited, removed or restored since the segment was built.
  is_stale boolean not null,
  -- Increases with each of these changes. A segment that was built during a change is discarded.
  changes integer not null default 0,
  primary key (channel_id, first_seq),
  constraint message_segments_gathered check ((sealed is null) = (last_seq < first_seq) and (sealed is null) = (first_at is null))
);
create index message_segments_times on message_segments (channel_id, first_at desc) where sealed is not null;
create index message_segments_stale on message_segments (channel_id, first_seq) where is_stale;
