-- Up Migration

-- What was written in a channel, a thousand messages in one sealed text, for searching. A segment holds the numbers from `first_seq` on that begin
-- one above a whole thousand, so that whoever changes a message knows its segment by the number alone.
create table message_segments (
  channel_id uuid not null references channels (id) on delete cascade,
  first_seq bigint not null check (first_seq % 1000 = 1),
  -- Up to where it holds what was written; one below `first_seq` until it is gathered for the first time.
  last_seq bigint not null,
  -- When the earliest and the latest of its messages were sent.
  first_at timestamptz,
  last_at timestamptz,
  -- Deflated, then sealed.
  sealed bytea,
  -- Something in it was edited, removed or brought back since it was gathered.
  is_stale boolean not null,
  -- Moves with each of those: what was gathered meanwhile is not kept.
  changes integer not null default 0,
  primary key (channel_id, first_seq),
  constraint message_segments_gathered check ((sealed is null) = (last_seq < first_seq) and (sealed is null) = (first_at is null))
);
create index message_segments_times on message_segments (channel_id, first_at desc) where sealed is not null;
create index message_segments_stale on message_segments (channel_id, first_seq) where is_stale;
