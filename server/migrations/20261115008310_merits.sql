-- Up Migration

-- When its maker last marked it: what follows for its author waits some days from then.
alter table feedback add column marked_on date;

-- Somebody's counters as others see them, made anew at night. What testers do stands here in steps, as it is shown:
-- an exact count of one night beside that of the next would tell who wrote what came between.
create table merits (
  user_id uuid primary key references users (id) on delete cascade,
  feedbacks_shared integer not null,
  projects_tested integer not null,
  iterations_inspired integer not null,
  collaborations_started integer not null,
  projects_launched integer not null,
  feedbacks_received integer not null
);

create type badge_name as enum (
  'helper', 'catalyst', 'iterativeBuilder', 'explorer', 'consistentContributor', 'respectfulMember'
);

-- Shown from `granted_at` on, which lies at a random moment of the day after it was earned. A badge is not taken back: one
-- that went the night after a feedback was removed would name its author.
create table badges (
  user_id uuid not null references users (id) on delete cascade,
  badge badge_name not null,
  level smallint not null check (level between 1 and 3),
  granted_at timestamptz not null,
  primary key (user_id, badge, level)
);
