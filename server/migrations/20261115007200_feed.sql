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

alter type notification_kind add value 'assignment' after 'mention';
