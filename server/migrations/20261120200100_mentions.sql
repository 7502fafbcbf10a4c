-- Up Migration

-- Who was meant by a message of a group, by their name or by an answer, as long as they have not read it. Nothing else is written per member.
create table channel_mentions (
  user_id uuid not null references users (id) on delete cascade,
  channel_id uuid not null references channels (id) on delete cascade,
  seq bigint not null,
  primary key (user_id, channel_id, seq)
);
create index channel_mentions_channel on channel_mentions (channel_id, seq);

-- The last message that called everybody, and when: who has not read so far was meant by it, and no row says so.
alter table channel_heads add column call_seq bigint not null default 0;
alter table channel_heads add column called_at timestamptz;
alter table messages add column is_call boolean not null default false;
