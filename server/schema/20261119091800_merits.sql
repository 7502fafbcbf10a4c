create type tester_counter as enum (
  'feedbacksShared', 'projectsTested', 'iterationsInspired', 'collaborationsStarted'
);

-- The steps that a tester's counters have reached. Exact counts of two nights would reveal who wrote the feedback published
-- between them. Each step is shown from a random time and remains: a counter that fell after a feedback was removed would
-- reveal its author.
create table merit_steps (
  user_id uuid not null references users (id) on delete cascade,
  counter tester_counter not null,
  step integer not null check (step > 0),
  shown_from timestamptz not null,
  primary key (user_id, counter, step)
);

create type badge_name as enum (
  'helper', 'catalyst', 'iterativeBuilder', 'explorer', 'consistentContributor', 'respectfulMember'
);

-- A badge is shown from `granted_at`, a random time after it was earned. It is never revoked: a badge that disappeared
-- after a feedback was removed would reveal its author.
create table badges (
  user_id uuid not null references users (id) on delete cascade,
  badge badge_name not null,
  level smallint not null check (level between 1 and 3),
  granted_at timestamptz not null,
  -- Whether its owner was notified, or the notification is queued.
  is_announced boolean not null default false,
  primary key (user_id, badge, level)
);
create index badges_unannounced on badges (granted_at) where not is_announced;
