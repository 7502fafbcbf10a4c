-- Up Migration

create type assignment_state as enum ('offered', 'seen', 'expired', 'void');
create type run_kind as enum ('posted', 'scheduled', 'nightly', 'admin');

-- Everybody who may be asked to look at a project, with what was learnt about how often they come and answer.
create table tester_pool (
  tester_id uuid primary key references users (id) on delete cascade,
  -- One bit for each category, in the order of the contract.
  interests integer not null check (interests between 1 and 8191),
  language language not null,
  joined_at timestamptz not null,
  -- How much more often than others they give full feedback, and skip notes.
  full_multiplier real not null default 1,
  skip_multiplier real not null default 1,
  visits integer not null default 0,
  last_visit_at timestamptz,
  messages integer not null default 0,
  messages_opened integer not null default 0,
  messages_unseen integer not null default 0,
  last_message_at timestamptz,
  previous_message_at timestamptz,
  last_expiry_at timestamptz,
  -- The chance that they see an offer before it expires.
  reach real not null,
  open_offers smallint not null default 0 constraint tester_pool_capacity check (open_offers between 0 and 3)
) with (fillfactor = 85);
-- Whom to ask first among those of the same interests: who is most likely to come and to answer in full.
-- Without a condition on open offers, a place that is taken or freed touches no index.
create index tester_pool_likeliest on tester_pool (interests, (reach * full_multiplier) desc, tester_id);

-- What each project still needs. Its clock stands still while nobody may see it.
create table project_needs (
  project_id uuid primary key references projects (id) on delete cascade,
  owner_id uuid not null,
  categories integer not null,
  language language not null,
  posted_at timestamptz not null,
  visible_since timestamptz,
  waited_seconds integer not null default 0,
  -- What counts towards the minimum.
  full_count integer not null default 0,
  skip_count integer not null default 0,
  -- Tests begun within two hours, and within a day, that have brought nothing yet.
  recent_open_tests integer not null default 0,
  older_open_tests integer not null default 0,
  value_full real not null default 0,
  value_skip real not null default 0,
  -- Visible, and without its minimum.
  is_open boolean not null,
  -- When a run next has to look at it; sooner if something happens.
  due_at timestamptz not null default '-infinity',
  -- Offers that came to nothing and have not been replaced by a second attempt.
  unreplaced integer not null default 0,
  -- Responses that the rates of arrival have already counted.
  counted_arrivals integer not null default 0,
  first_feedback_at timestamptz,
  met_at timestamptz,
  iterated_at timestamptz,
  -- How long a project had been visible when its first feedback and its minimum came: the moments alone cannot tell,
  -- since the clock stands still while a project is hidden.
  first_after_seconds integer,
  met_after_seconds integer,
  -- How much of what counts came unprompted: it may fill a need, and is left out of the value until it does.
  unprompted_full integer not null default 0,
  unprompted_skip integer not null default 0,
  -- A project whose two weeks passed without its minimum gets them once more when its maker says what changed.
  -- `earlier_seconds` is what its clock stood at then: how long it took in all is measured by both.
  relaunched_at timestamptz,
  earlier_seconds integer not null default 0
) with (fillfactor = 80);
create index project_needs_open on project_needs (owner_id, posted_at) where is_open;
create index project_needs_due on project_needs (due_at) where is_open;
create index project_needs_uncounted on project_needs (project_id)
  where counted_arrivals <> full_count + skip_count;

-- The feed's index: one row for each visible project and category, most valuable first.
create table feed_slots (
  category smallint not null,
  language language not null,
  project_id uuid not null references projects (id) on delete cascade,
  owner_id uuid not null,
  categories integer not null,
  value_full real not null,
  value_skip real not null,
  primary key (project_id, category)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
create index feed_slots_order on feed_slots (category, language, value_full desc, project_id)
  include (owner_id, categories, value_skip);

-- A project offered to somebody. It never says whether they answered: that would name the author of a feedback.
create table assignments (
  tester_id uuid not null references users (id) on delete cascade,
  project_id uuid not null references projects (id) on delete cascade,
  state assignment_state not null,
  chance real not null,
  attempt smallint not null check (attempt in (1, 2)),
  run_id uuid not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tester_id, project_id)
);
create index assignments_due on assignments (expires_at) where state = 'offered';
-- Everybody whom a run asked is notified page by page: with the order in the index, a page costs what it holds and not the run.
create index assignments_of_run on assignments (run_id, tester_id, project_id);
-- What one run asked one person to look at: what their notification is about.
create index assignments_tester_run on assignments (tester_id, run_id);
create index assignments_project on assignments (project_id, offered_at);

-- What has been in somebody's view, by a fingerprint of its own: a copy of this names nobody, and cannot be laid
-- beside the fingerprints of those who wrote.
create table hidden.showings (
  tester_tag bytea not null,
  project_id uuid not null references projects (id) on delete cascade,
  shown_on date not null,
  -- How well it fitted; null for what was found elsewhere, from which nothing is learnt.
  fit_cell smallint,
  -- A skipped project comes back once.
  returned_on date,
  primary key (tester_tag, project_id)
);
-- How many were shown each project is counted for every project of the last weeks, four times an hour. With how well it
-- fitted in the index, that reads the index alone.
create index showings_by_project on hidden.showings (project_id) include (fit_cell);

-- What was learnt: how often something was answered by how well it fitted, and how fast feedback comes per category.
create table fit_rates (
  fit_cell smallint primary key check (fit_cell between 0 and 6),
  shown integer not null default 0,
  full_given integer not null default 0,
  skips_given integer not null default 0
);
insert into fit_rates (fit_cell) select generate_series(0, 6);

create table category_rates (
  category smallint primary key check (category between 0 and 12),
  feedback real not null default 0,
  hours real not null default 0
);
insert into category_rates (category) select generate_series(0, 12);

-- The same over the whole site. One row.
create table distribution_totals (
  is_only boolean primary key default true check (is_only),
  feedback real not null default 0,
  hours real not null default 0,
  rated_at timestamptz,
  testers integer not null default 0,
  makers integer not null default 0,
  -- Testers who came in the last weeks: from so many on, Validated asks for more of them.
  active_testers integer not null default 0
);
insert into distribution_totals default values;

create table distribution_runs (
  id uuid primary key,
  kind run_kind not null,
  is_dry_run boolean not null,
  requested_by uuid references users (id) on delete set null,
  started_at timestamptz not null,
  finished_at timestamptz,
  projects integer not null default 0,
  offers integer not null default 0,
  redistributed integer not null default 0,
  expired integer not null default 0,
  messages integer not null default 0,
  milliseconds integer,
  error text
);
-- One at a time, whoever asks.
create unique index distribution_runs_one on distribution_runs ((true)) where finished_at is null;
create index distribution_runs_latest on distribution_runs (started_at desc, id desc);
create index distribution_runs_requested_by on distribution_runs (requested_by) where requested_by is not null;

-- What a maker is told of how a project was met. Summed by the quarter of an hour, so that no figure moves together
-- with the person it counts, and never lowered: a sum that fell with a deleted account would name its holder.
create table exposure_counts (
  project_id uuid primary key references projects (id) on delete cascade,
  asked integer not null,
  asked_again integer not null,
  shown integer not null,
  opened integer not null,
  tested integer not null
) with (fillfactor = 80);

-- The admins' metrics, measured every quarter of an hour so that reading them costs one row. The last ones of each day
-- stays, to be compared with. They are written and read as a whole.
create table distribution_metrics (
  measured_on date primary key,
  measured_at timestamptz not null,
  metrics jsonb not null
);
