-- Up Migration

create type tester_counter as enum (
  'feedbacksShared', 'projectsTested', 'iterationsInspired', 'collaborationsStarted'
);

-- The steps that somebody's counters as a tester have reached. Each is shown from a moment drawn by lot, and stays: a
-- figure that fell in the night after a feedback was removed would name its author.
create table merit_steps (
  user_id uuid not null references users (id) on delete cascade,
  counter tester_counter not null,
  step integer not null check (step > 0),
  shown_from timestamptz not null,
  primary key (user_id, counter, step)
);

-- What is shown today stays shown, but for what a single maker could have brought about by the rule before: inspired
-- iterations and Catalyst are counted anew.
insert into merit_steps (user_id, counter, step, shown_from)
select user_id, counter, step, now()
from merits cross join lateral (values
  ('feedbacksShared'::tester_counter, feedbacks_shared),
  ('projectsTested', projects_tested),
  ('collaborationsStarted', collaborations_started)
) as reached (counter, step)
where step > 0;
delete from badges where badge = 'catalyst';

-- squawk-ignore ban-drop-column
alter table merits drop column feedbacks_shared;
-- squawk-ignore ban-drop-column
alter table merits drop column projects_tested;
-- squawk-ignore ban-drop-column
alter table merits drop column iterations_inspired;
-- squawk-ignore ban-drop-column
alter table merits drop column collaborations_started;

-- What makers did with somebody's feedback is theirs alone to see until they choose otherwise.
alter table profiles add column shows_impact boolean not null default false;
