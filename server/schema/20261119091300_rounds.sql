create type circle_state as enum ('gathering', 'running', 'closed', 'cancelled');

-- Makers of a group test each other's projects. The row holds counts only.
create table circles (
  id uuid primary key,
  group_id uuid not null references groups (id) on delete cascade,
  state circle_state not null default 'gathering',
  opened_by uuid references users (id) on delete set null,
  opened_at timestamptz not null,
  days smallint not null,
  -- 15-minute boundaries.
  begins_at timestamptz,
  closes_at timestamptz,
  -- Whether half of the time is over and untested projects were assigned to one more person.
  is_handed_on boolean not null default false,
  ended_at timestamptz,
  -- The number of participants, and of all notes.
  people smallint,
  notes smallint,
  check (num_nonnulls(begins_at, closes_at, people) in (0, 3)),
  check ((state in ('closed', 'cancelled')) = (ended_at is not null)),
  check (notes is null or state = 'closed')
);
create unique index circles_live on circles (group_id) where ended_at is null;
create index circles_ended on circles (group_id, ended_at desc, id desc) where ended_at is not null;
create index circles_opened_by on circles (opened_by) where opened_by is not null;

-- One project for each person, until the circle has ended.
create table circle_entries (
  circle_id uuid not null references circles (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  project_id uuid not null references projects (id) on delete cascade,
  entered_at timestamptz not null,
  primary key (circle_id, user_id)
);
create index circle_entries_user on circle_entries (user_id);
create index circle_entries_project on circle_entries (project_id);

create type round_state as enum ('asked', 'open', 'closed', 'cancelled');

-- A group tests one project together. The row holds counts only; the feedback of the round is stored by the feature
-- feedback, and nothing here names an author.
create table rounds (
  id uuid primary key,
  group_id uuid not null references groups (id) on delete cascade,
  project_id uuid not null references projects (id) on delete cascade,
  state round_state not null default 'asked',
  asked_by uuid references users (id) on delete set null,
  asked_at timestamptz not null,
  opened_by uuid references users (id) on delete set null,
  opens_at timestamptz,
  -- A 15-minute boundary.
  closes_at timestamptz,
  ended_at timestamptz,
  -- Lower bound of the responses while the round is open. It never falls, because a fall would reveal a withdrawal.
  responses_from smallint not null default 0,
  -- Number at the close, `null` below five.
  feedbacks integer check (feedbacks >= 5),
  -- The rating times 1,000.
  rating integer,
  -- How often each reason was given, `null` below five skips.
  skip_reasons jsonb,
  -- The maker's first iteration since the round.
  iteration_id uuid references iterations (id) on delete set null,
  circle_id uuid constraint rounds_circle references circles (id) on delete cascade,
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
create index rounds_of_circle on rounds (circle_id) where circle_id is not null;

-- Former members who left the group during an open round. Their responses are withheld until its end: published at once,
-- they would be known to come from an outsider, and a moderator could find the author by removing a member.
create table round_leavers (
  round_id uuid not null references rounds (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (round_id, user_id)
);
create index round_leavers_user on round_leavers (user_id);

-- The projects that each participant is to test, by keyed hash of tester and project. Deleted at the end of the circle.
create table hidden.circle_duties (
  round_id uuid not null references rounds (id) on delete cascade,
  pair_tag bytea not null,
  -- Whether the test was assigned after half of the time, or to no participant.
  is_spare boolean not null,
  primary key (round_id, pair_tag)
);

-- Participants who gave too little feedback, and until when they may not enter another circle.
create table hidden.circle_rests (
  author_tag bytea primary key,
  rests_until timestamptz not null
);
