-- Up Migration
create type case_state as enum ('open', 'second', 'undoable', 'closed');
create type report_state as enum ('open', 'upheld', 'rejected', 'withdrawn');

-- All that was reported of one content, until it is decided. Who wrote it stands here only where everybody sees it.
create table cases (
  id uuid primary key,
  subject_kind text not null,
  subject_id uuid not null,
  -- A keyed fingerprint of its words, as they were reported last.
  content_hash bytea not null,
  project_id uuid references projects (id) on delete set null,
  author_id uuid references users (id) on delete set null,
  is_hidden boolean not null,
  -- By which others know an author who is hidden.
  tester integer,
  written_at timestamptz,
  state case_state not null default 'open',
  -- The most urgent of those given.
  reason text not null,
  is_illegal boolean not null,
  concerns_minors boolean not null,
  weight double precision not null,
  reporters integer not null,
  established integer not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  -- Since when reports hide it.
  hidden_at timestamptz,
  is_raid boolean not null default false,
  -- A lease, which ends by itself.
  claimed_by uuid,
  claimed_until timestamptz,
  version integer not null default 1,
  outcome text check (outcome in ('upheld', 'no_violation')),
  step sanction_step,
  hours integer,
  rule text,
  -- No references: what admins decided stays when they go.
  decided_by uuid,
  seconded_by uuid check (seconded_by <> decided_by),
  decided_at timestamptz,
  is_single_handed boolean not null default false,
  -- What the first admin asks the second to agree to, sealed; gone with the case's file.
  asked bytea,
  sanction_id uuid references sanctions (id) on delete set null,
  closed_at timestamptz,
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

-- Who reported is sealed, and known by a keyed fingerprint: what a maker wrote to a hidden tester only that tester can report.
create table reports (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  reference text not null unique check (reference ~ '^FL-[2-9A-Z]{4}-[2-9A-Z]{2}$'),
  -- Empty for a guest who need not say who they are, and once the account is erased.
  reporter_tag bytea,
  reporter bytea,
  is_guest boolean not null,
  is_young boolean not null,
  trust text not null,
  reason text not null,
  is_illegal boolean not null,
  concerns_minors boolean not null,
  -- What they wrote, and which law: sealed.
  texts bytea,
  weight double precision not null,
  state report_state not null default 'open',
  reported_at timestamptz not null,
  due_at timestamptz not null
);
create unique index reports_once on reports (case_id, reporter_tag);
create index reports_of_reporter on reports (reporter_tag, reported_at) where reporter_tag is not null;

-- The words as they were when somebody reported them: an edit after it adds a row.
create table case_evidence (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  content_hash bytea not null,
  texts bytea,
  taken_at timestamptz not null,
  unique (case_id, content_hash)
);

create table case_notes (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  admin_id uuid not null,
  note bytea,
  written_at timestamptz not null
);
create index case_notes_case on case_notes (case_id, written_at);

-- What became of somebody's reports, by the same fingerprint.
create table reporter_tallies (
  reporter_tag bytea primary key,
  upheld integer not null default 0,
  rejected integer not null default 0,
  warned_at timestamptz,
  unweighted_until timestamptz
);
