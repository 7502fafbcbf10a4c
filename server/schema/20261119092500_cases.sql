create type case_state as enum ('open', 'second', 'undoable', 'closed');
create type report_state as enum ('open', 'upheld', 'rejected', 'withdrawn');

-- All reports about one content until the decision. `author_id` is set only if the author is public.
create table cases (
  id uuid primary key,
  subject_kind text not null,
  -- The address of the content as its feature defines it: a UUID, of a message the UUIDs of its channel and itself.
  subject_id text not null,
  -- A keyed hash of the text as last reported.
  content_hash bytea not null,
  project_id uuid references projects (id) on delete set null,
  author_id uuid references users (id) on delete set null,
  is_hidden boolean not null,
  -- The public number of a hidden author.
  tester integer,
  written_at timestamptz,
  state case_state not null default 'open',
  -- The most urgent reason of the reports.
  reason text not null,
  is_illegal boolean not null,
  concerns_minors boolean not null,
  weight double precision not null,
  reporters integer not null,
  established integer not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  -- Since when reports hide the content.
  hidden_at timestamptz,
  is_raid boolean not null default false,
  -- A lease that expires.
  claimed_by uuid,
  claimed_until timestamptz,
  version integer not null default 1,
  outcome text check (outcome in ('upheld', 'no_violation')),
  step sanction_step,
  hours integer,
  rule text,
  -- No references: decisions remain when the admins leave.
  decided_by uuid,
  seconded_by uuid check (seconded_by <> decided_by),
  decided_at timestamptz,
  is_single_handed boolean not null default false,
  -- The question of the first admin to the second, encrypted. Deleted with the file of the case.
  asked bytea,
  sanction_id uuid references sanctions (id) on delete set null,
  closed_at timestamptz,
  -- The weight of automatic signals, separate from the reports: only reports hide content and delay Validated.
  signal_weight integer not null default 0,
  signals_due_at timestamptz,
  -- The sanction that holds the author's account until an admin has decided. No reference: the check would lock both tables.
  hold_id uuid,
  held_until timestamptz,
  -- Facts about a hidden author when the case was opened, as a moderator sees them. Current values would change when the
  -- account is deleted.
  author_strikes integer,
  author_is_young boolean,
  check ((claimed_by is null) = (claimed_until is null)),
  check (not is_hidden or author_id is null),
  check ((state = 'closed') = (closed_at is not null)),
  check (state not in ('second', 'undoable') or decided_at is not null)
);
create unique index cases_subject_open on cases (subject_kind, subject_id) where state <> 'closed';
create index cases_subject on cases (subject_kind, subject_id, content_hash);
create index cases_due on cases (due_at, id) where state in ('open', 'second');
create index cases_decided on cases (decided_at, id) where state in ('second', 'undoable');
create index cases_closed on cases (closed_at, id) where state = 'closed';
create index cases_claimed on cases (claimed_by) where claimed_by is not null;
create index cases_author on cases (author_id) where author_id is not null;
create index cases_project on cases (project_id) where project_id is not null;
create index cases_sanction on cases (sanction_id) where sanction_id is not null;
-- Each request for the next case counts the graphic cases that the admin has decided that day.
create index cases_decided_by on cases (decided_by, decided_at);
-- For the daily figures of admins.
create index cases_opened on cases (opened_at);

-- The reporter is encrypted and identified by a keyed hash: a maker's message to a hidden tester can only be reported by
-- that tester.
create table reports (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  reference text not null unique check (reference ~ '^FL-[2-9A-Z]{4}-[2-9A-Z]{2}$'),
  -- `null` for an anonymous guest, and once the account is deleted.
  reporter_tag bytea,
  reporter bytea,
  is_guest boolean not null,
  is_young boolean not null,
  trust text not null,
  reason text not null,
  is_illegal boolean not null,
  concerns_minors boolean not null,
  -- The text of the report and the law it names, encrypted.
  texts bytea,
  weight double precision not null,
  state report_state not null default 'open',
  reported_at timestamptz not null,
  due_at timestamptz not null
);
create unique index reports_once on reports (case_id, reporter_tag);
create index reports_of_reporter on reports (reporter_tag, reported_at) where reporter_tag is not null;
-- For the published numbers of a quarter.
create index reports_reported on reports (reported_at);

-- Number of upheld and rejected reports by keyed hash of the reporter.
create table reporter_tallies (
  reporter_tag bytea primary key,
  upheld integer not null default 0,
  rejected integer not null default 0,
  warned_at timestamptz,
  unweighted_until timestamptz
);

-- The reported text at the time of the report. A later edit adds a row.
create table case_evidence (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  content_hash bytea not null,
  texts bytea,
  taken_at timestamptz not null,
  unique (case_id, content_hash)
);

-- A private copy of each reported picture, so that its owner cannot remove the evidence.
create table case_pictures (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  -- Its key in the file store at the time of the report.
  source_key text not null,
  place smallint not null,
  -- `waiting`: the copy is in progress. `missing`: the picture was already removed.
  state text not null default 'waiting' check (state in ('waiting', 'copied', 'missing')),
  taken_at timestamptz not null,
  unique (case_id, source_key)
);
-- Read before a picture is removed from the store.
create index case_pictures_waiting on case_pictures (source_key) where state = 'waiting';

create table case_notes (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  admin_id uuid not null,
  note bytea,
  written_at timestamptz not null
);
create index case_notes_case on case_notes (case_id, written_at);

create table case_signals (
  case_id uuid not null references cases (id) on delete cascade,
  signal text not null,
  weight integer not null,
  -- Number of authors, texts or accounts, if the signal counts any.
  amount integer,
  noted_at timestamptz not null,
  primary key (case_id, signal)
);

-- Requests of reporters, one for each report, that another admin reviews a decision of no violation. The report alone
-- identifies the reporter.
create table report_reviews (
  id uuid primary key,
  report_id uuid not null unique references reports (id) on delete cascade,
  case_id uuid not null references cases (id) on delete cascade,
  body bytea,
  filed_at timestamptz not null,
  due_at timestamptz not null,
  outcome text check (outcome in ('kept', 'reopened')),
  answer bytea,
  -- No reference: a decision remains when the admin leaves.
  decided_by uuid,
  decided_at timestamptz,
  -- When admins were reminded that the reporter is waiting.
  reminded_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create index report_reviews_due on report_reviews (due_at, id) where outcome is null;
create index report_reviews_case on report_reviews (case_id);

-- Disclosures of a hidden author's identity, which need two admins. The row does not contain the identity before both have
-- agreed, nor after the author was notified.
create table unmaskings (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  state text not null check (state in ('asked', 'agreed', 'refused', 'expired')),
  ground text not null check (ground in ('court_order', 'danger_to_life', 'ring')),
  -- Whether a court forbids notifying the author.
  is_secret boolean not null check (not is_secret or ground = 'court_order'),
  reason bytea,
  -- No references: decisions remain when the admins leave.
  asked_by uuid not null,
  asked_at timestamptz not null,
  answered_by uuid check (answered_by <> asked_by),
  answered_at timestamptz,
  -- The encrypted author, until they were notified. `null` before both admins agree, and if the account was deleted.
  person bytea,
  person_tag bytea,
  seen_until timestamptz,
  told_at timestamptz,
  check ((state in ('agreed', 'refused')) = (answered_by is not null)),
  check ((answered_by is null) = (answered_at is null)),
  check ((state = 'agreed') = (seen_until is not null)),
  check (state = 'agreed' or (person is null and person_tag is null)),
  check (told_at is null or not is_secret)
);
-- At most one pending request for each case.
create unique index unmaskings_waiting on unmaskings (case_id) where state = 'asked';
create index unmaskings_asked on unmaskings (asked_at, id) where state = 'asked';
create index unmaskings_case on unmaskings (case_id, asked_at);
create index unmaskings_person on unmaskings (person_tag) where person_tag is not null;
-- Authors to notify, and identities to delete.
create index unmaskings_kept on unmaskings (answered_at) where person is not null;
