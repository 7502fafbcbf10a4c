-- The order of the cards in one visit, stored for a day so that it does not change during the visit. The tester is
-- identified by a keyed hash.
create table hidden.feed_visits (
  id uuid primary key,
  tester_tag bytea not null,
  began_at timestamptz not null,
  cards jsonb not null
);
create index feed_visits_tester on hidden.feed_visits (tester_tag, began_at desc);
create index feed_visits_old on hidden.feed_visits (began_at);

-- Number of skips per day by the seconds they took, without tester, project or time.
create table skip_times (
  skipped_on date not null,
  seconds smallint not null check (seconds >= 0),
  skips integer not null check (skips > 0),
  primary key (skipped_on, seconds)
);
