create type tester_counter as enum (
  'feedbacksShared', 'projectsTested', 'iterationsInspired', 'collaborationsStarted'
);

-- The steps of testers' counters that other members see, recalculated in the first night of each month. Exact or nightly ones would
-- reveal who wrote the feedback that a maker credited the day before.
create table merit_steps (
  user_id uuid not null references users (id) on delete cascade,
  counter tester_counter not null,
  step integer not null check (step > 0),
  primary key (user_id, counter)
);

create type badge_name as enum (
  'helper', 'catalyst', 'iterativeBuilder', 'explorer', 'consistentContributor', 'respectfulMember'
);

-- Badges that were earned. They are never revoked.
create table badges (
  user_id uuid not null references users (id) on delete cascade,
  badge badge_name not null,
  level smallint not null check (level between 1 and 3),
  earned_at timestamptz not null,
  -- Whether other members see it: from the first night of the next month on.
  is_public boolean not null default false,
  primary key (user_id, badge, level)
);
