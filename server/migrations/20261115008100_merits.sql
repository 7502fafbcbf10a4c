-- Up Migration

-- Somebody's counters as a maker, as others see them, made anew at night.
create table merits (
  user_id uuid primary key references users (id) on delete cascade,
  projects_launched integer not null,
  feedbacks_received integer not null
);

create type tester_counter as enum (
  'feedbacksShared', 'projectsTested', 'iterationsInspired', 'collaborationsStarted'
);

-- The steps that somebody's counters as a tester have reached: an exact count of one night beside that of the next would
-- tell who wrote what came between. Each is shown from a moment drawn by lot, and stays: a figure that fell in the night
-- after a feedback was removed would name its author.
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

-- Shown from `granted_at` on, a moment drawn by lot after it was earned. A badge is not taken back: one that went the
-- night after a feedback was removed would name its author.
create table badges (
  user_id uuid not null references users (id) on delete cascade,
  badge badge_name not null,
  level smallint not null check (level between 1 and 3),
  granted_at timestamptz not null,
  -- Whether its owner has been notified, or is about to be.
  is_announced boolean not null default false,
  primary key (user_id, badge, level)
);
create index badges_unannounced on badges (granted_at) where not is_announced;
