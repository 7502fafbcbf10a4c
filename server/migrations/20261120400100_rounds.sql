-- Up Migration

create type round_state as enum ('asked', 'open', 'closed', 'cancelled');

-- A group tries one project together. It knows counts alone: what was given in it stands with feedback, and whose that is nowhere here.
create table rounds (
  id uuid primary key,
  group_id uuid not null references groups (id) on delete cascade,
  project_id uuid not null references projects (id) on delete cascade,
  state round_state not null default 'asked',
  asked_by uuid references users (id) on delete set null,
  asked_at timestamptz not null,
  opened_by uuid references users (id) on delete set null,
  opens_at timestamptz,
  -- Full quarters of an hour.
  closes_at timestamptz,
  ended_at timestamptz,
  -- While it lasts: at least so many came. It never falls, or whoever takes theirs back would show.
  responses_from smallint not null default 0,
  -- From five on, as they were when it closed.
  feedbacks integer check (feedbacks >= 5),
  -- In thousandths, as a project's.
  rating integer,
  -- How often each reason was given, from five skips on.
  skip_reasons jsonb,
  -- The maker's first one since.
  iteration_id uuid references iterations (id) on delete set null,
  check (num_nonnulls(opens_at, closes_at) in (0, 2)),
  check ((state in ('closed', 'cancelled')) = (ended_at is not null)),
  check (feedbacks is null or state = 'closed')
);
create unique index rounds_open on rounds (project_id) where state = 'open';
create unique index rounds_asked on rounds (group_id, project_id) where state = 'asked';
create index rounds_due on rounds (closes_at) where state = 'open';
create index rounds_group on rounds (group_id, state, asked_at, id);
create index rounds_ended on rounds (group_id, ended_at desc, id desc) where ended_at is not null;
create index rounds_project on rounds (project_id, opens_at desc);
create index rounds_asked_by on rounds (asked_by) where asked_by is not null;
create index rounds_opened_by on rounds (opened_by) where opened_by is not null;
create index rounds_iteration on rounds (iteration_id) where iteration_id is not null;

-- Given in a round with a result, once it has closed.
alter table feedback add column round_id uuid;
alter table feedback add constraint feedback_round foreign key (round_id) references rounds (id) on delete set null not valid;
-- Nothing has a round yet.
-- squawk-ignore require-concurrent-index-creation
create index feedback_of_round on feedback (round_id, given_on desc, shuffle desc, id desc) where round_id is not null;

-- Given in a round that is open: it waits for its end, whatever `release_at` says.
alter table hidden.pending_feedback add column round_id uuid;
-- From a quarter of an hour drawn by lot on it counts in what is told of an open round.
alter table hidden.pending_feedback add column counts_from timestamptz;
alter table hidden.pending_feedback add constraint pending_feedback_round
  foreign key (round_id) references rounds (id) on delete set null not valid;
-- squawk-ignore require-concurrent-index-creation
create index pending_feedback_of_round on hidden.pending_feedback (round_id) where round_id is not null;
alter table hidden.pending_skips add column round_id uuid;
alter table hidden.pending_skips add constraint pending_skips_round
  foreign key (round_id) references rounds (id) on delete set null not valid;
-- squawk-ignore require-concurrent-index-creation
create index pending_skips_of_round on hidden.pending_skips (round_id) where round_id is not null;

-- Begun in a round: it enters no figure before.
alter table hidden.tests add column held_until timestamptz;
