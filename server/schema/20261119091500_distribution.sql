create type assignment_state as enum ('offered', 'seen', 'expired', 'void');
create type run_kind as enum ('posted', 'scheduled', 'nightly', 'admin');

-- Testers who may receive offers, with the measured frequency of their visits and responses.
create table tester_pool (
  tester_id uuid primary key references users (id) on delete cascade,
  -- One bit for each category, in the order of the contract.
  interests integer not null check (interests between 1 and 8191),
  language language not null,
  joined_at timestamptz not null,
  -- How much more often than average they give full feedback, and skip notes.
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
  -- The probability that they see an offer before it expires.
  reach real not null,
  open_offers smallint not null default 0 constraint tester_pool_capacity check (open_offers between 0 and 3)
) with (fillfactor = 85);
-- Orders testers with the same interests by the probability that they come and answer in full. The index has no condition
-- on open offers, so an offer that is made or closed updates no index.
create index tester_pool_likeliest on tester_pool (interests, (reach * full_multiplier) desc, tester_id);
create index tester_pool_joined on tester_pool (joined_at);

-- The responses that each project still needs. Its clock stops while the project is not visible.
create table project_needs (
  project_id uuid primary key references projects (id) on delete cascade,
  owner_id uuid not null,
  categories integer not null,
  language language not null,
  posted_at timestamptz not null,
  visible_since timestamptz,
  waited_seconds integer not null default 0,
  -- Responses that count towards the minimum.
  full_count integer not null default 0,
  skip_count integer not null default 0,
  -- Tests begun within two hours, and within a day, without a response so far.
  recent_open_tests integer not null default 0,
  older_open_tests integer not null default 0,
  value_full real not null default 0,
  value_skip real not null default 0,
  -- Whether the project is visible and below its minimum.
  is_open boolean not null,
  -- When a run must evaluate it next. An event may make that earlier.
  due_at timestamptz not null default '-infinity',
  -- Offers without a result that no second attempt has replaced.
  unreplaced integer not null default 0,
  -- Responses already included in the arrival rates.
  counted_arrivals integer not null default 0,
  first_feedback_at timestamptz,
  met_at timestamptz,
  iterated_at timestamptz,
  -- How long the project had been visible at its first feedback, and when it met its minimum. The timestamps alone are not
  -- enough, because the clock stops while a project is hidden.
  first_after_seconds integer,
  met_after_seconds integer,
  -- The unprompted part of the counts. It may fill a need, but the value ignores it until it does.
  unprompted_full integer not null default 0,
  unprompted_skip integer not null default 0,
  -- A project that missed its minimum within two weeks gets two more weeks when its maker publishes what changed.
  -- `earlier_seconds` is its clock at that time; the total time is the sum of both.
  relaunched_at timestamptz,
  earlier_seconds integer not null default 0
) with (fillfactor = 80);
create index project_needs_open on project_needs (owner_id, posted_at) where is_open;
create index project_needs_due on project_needs (due_at) where is_open;
create index project_needs_uncounted on project_needs (project_id)
  where counted_arrivals <> full_count + skip_count;
-- For the daily figures of admins.
create index project_needs_first_feedback on project_needs (first_feedback_at) where first_feedback_at is not null;
create index project_needs_met on project_needs (met_at) where met_at is not null;

-- The index of the feed: one row for each visible project and category, the highest value first.
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

-- Projects offered to testers. No column says whether the tester answered: that would name the author of a feedback.
create table assignments (
  tester_id uuid not null references users (id) on delete cascade,
  project_id uuid not null references projects (id) on delete cascade,
  state assignment_state not null,
  chance real not null,
  attempt smallint not null check (attempt in (1, 2)),
  run_id uuid not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whether a void offer was repeated. That happens once, so that a maker who hides a project several times does not send
  -- the same testers several offers.
  is_anew boolean not null default false,
  primary key (tester_id, project_id)
);
create index assignments_due on assignments (expires_at) where state = 'offered';
-- A job notifies all testers of a run page by page. With the order in the index, a page reads its own rows only.
create index assignments_of_run on assignments (run_id, tester_id, project_id);
-- The offers of one run to one tester, which their notification lists.
create index assignments_tester_run on assignments (tester_id, run_id);
create index assignments_project on assignments (project_id, offered_at);

-- Projects that a tester has seen, by a keyed hash used in this table only. A copy of the table names no one and cannot be
-- joined with the hashes of authors.
create table hidden.showings (
  tester_tag bytea not null,
  project_id uuid not null references projects (id) on delete cascade,
  shown_on date not null,
  -- How well the project fitted the tester. `null` if the tester found it outside the feed; the rates ignore such rows.
  fit_cell smallint,
  -- A skipped project is shown once more.
  returned_on date,
  primary key (tester_tag, project_id)
);
-- A job counts the showings of each recent project four times an hour. With `fit_cell` in the index, it reads the index only.
create index showings_by_project on hidden.showings (project_id) include (fit_cell);
-- Finds the rows to delete.
create index showings_by_day on hidden.showings (shown_on);

-- Learned rates: how often testers answer, by fit, and how fast feedback arrives, by category.
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

-- The same rates over all categories. One row.
create table distribution_totals (
  is_only boolean primary key default true check (is_only),
  feedback real not null default 0,
  hours real not null default 0,
  rated_at timestamptz,
  testers integer not null default 0,
  -- Testers with a visit in the last weeks. Above a threshold, Validated requires more testers.
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
  error text,
  -- The sorted projects of the run, `null` for all projects. A run requires a dry run of the same projects.
  project_ids uuid[]
);
-- At most one unfinished run.
create unique index distribution_runs_one on distribution_runs ((true)) where finished_at is null;
create index distribution_runs_latest on distribution_runs (started_at desc, id desc);
create index distribution_runs_requested_by on distribution_runs (requested_by) where requested_by is not null;

-- The reach of a project, as its maker sees it. It is summed every 15 minutes, so that no figure changes together with the
-- person it counts. It never falls: a sum that fell with a deleted account would reveal its owner.
create table exposure_counts (
  project_id uuid primary key references projects (id) on delete cascade,
  asked integer not null,
  asked_again integer not null,
  shown integer not null,
  opened integer not null,
  tested integer not null
) with (fillfactor = 80);

-- The admins' metrics, measured every 15 minutes and read as one row. The last measurement of each day is stored for
-- comparison.
create table distribution_metrics (
  measured_on date primary key,
  measured_at timestamptz not null,
  metrics jsonb not null
);
