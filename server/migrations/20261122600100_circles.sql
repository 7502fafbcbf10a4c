-- Up Migration

create type circle_state as enum ('gathering', 'running', 'closed', 'cancelled');

-- Makers of a group test each other's projects. It knows counts alone.
create table circles (
  id uuid primary key,
  group_id uuid not null references groups (id) on delete cascade,
  state circle_state not null default 'gathering',
  opened_by uuid references users (id) on delete set null,
  opened_at timestamptz not null,
  days smallint not null,
  -- Full quarters of an hour.
  begins_at timestamptz,
  closes_at timestamptz,
  -- Half of the time is over, and what nobody had tried went to one more person.
  is_handed_on boolean not null default false,
  ended_at timestamptz,
  -- How many took part, and how many notes came in all.
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

-- Of a circle: what is said of one of its projects is held as in a round.
alter table rounds add column circle_id uuid;
alter table rounds add constraint rounds_circle foreign key (circle_id) references circles (id) on delete cascade not valid;
-- Nothing is of a circle yet.
-- squawk-ignore require-concurrent-index-creation
create index rounds_of_circle on rounds (circle_id) where circle_id is not null;

-- Who is to test what, by the fingerprint of the two: emptied with the end of the circle.
create table hidden.circle_duties (
  round_id uuid not null references rounds (id) on delete cascade,
  pair_tag bytea not null,
  -- Somebody's from the half on, or nobody's.
  is_spare boolean not null,
  primary key (round_id, pair_tag)
);

-- Whoever gave too little waits before they may enter the next one.
create table hidden.circle_rests (
  author_tag bytea primary key,
  rests_until timestamptz not null
);
