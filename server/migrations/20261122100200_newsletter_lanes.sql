-- Up Migration

create type lane_trouble as enum ('unwelcome', 'complaints');

-- How many letters are handed over at once to each group of mail providers: found out by sending, not configured.
create table newsletter_lanes (
  lane mail_lane primary key,
  lines smallint not null check (lines between 1 and 16),
  -- Taken since the number of lines last changed.
  accepted integer not null default 0,
  -- Nothing leaves for it until then.
  paused_until timestamptz,
  trouble lane_trouble
);

-- When somebody last worked on a stretch, or was asked to. One that nobody has touched for a while is asked for again.
alter table newsletter_slices add column touched_at timestamptz;
