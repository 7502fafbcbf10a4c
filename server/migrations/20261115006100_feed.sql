-- Up Migration

-- The order of one visit, kept so that it does not change under the hand. By a fingerprint, as everything that says
-- what somebody looked at, and only for a day.
create table hidden.feed_visits (
  id uuid primary key,
  tester_tag bytea not null,
  began_at timestamptz not null,
  cards jsonb not null
);
create index feed_visits_tester on hidden.feed_visits (tester_tag, began_at desc);
create index feed_visits_old on hidden.feed_visits (began_at);

-- How many skips of a day took so many seconds: nothing of whom, of which project, or when.
create table skip_times (
  skipped_on date not null,
  seconds smallint not null check (seconds >= 0),
  skips integer not null check (skips > 0),
  primary key (skipped_on, seconds)
);
