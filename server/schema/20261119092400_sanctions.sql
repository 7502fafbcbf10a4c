create type sanction_step as enum ('warning', 'restriction', 'limit', 'suspension');
create type sanction_state as enum ('pending', 'active', 'paused', 'ended', 'replaced', 'overturned', 'undone');

-- Decisions about a user. If the content bears a name, `user_id` is set. If its author is hidden, only the encrypted
-- `person` is set, so that no list of accounts leads from one to the other. `person_tag` counts both alike and names no one.
-- All three are cleared when the account is deleted.
create table sanctions (
  id uuid primary key,
  reference text not null unique check (reference ~ '^FL-[2-9A-Z]{4}-[2-9A-Z]{2}$'),
  -- No reference: demo data and benchmarks have sanctions without a case, and the feature must not depend on cases.
  case_id uuid not null,
  person_tag bytea,
  user_id uuid references users (id) on delete set null,
  person bytea,
  is_hidden boolean not null,
  step sanction_step not null,
  -- The original step, if an appeal reduced it.
  reduced_from sanction_step,
  suggested_step sanction_step not null,
  rule text not null,
  source text not null,
  -- Quote, facts, law and the reason for another step than suggested. Encrypted; deleted with the account or after the
  -- months that the notice names.
  texts bytea,
  subject_kind text not null,
  subject_id text not null,
  written_at timestamptz,
  -- No reference: a decision remains when the admin leaves.
  decided_by uuid,
  seconded_by uuid check (seconded_by <> decided_by),
  is_single_handed boolean not null default false,
  is_automated boolean not null,
  is_silent boolean not null,
  decided_at timestamptz not null,
  starts_at timestamptz not null,
  -- Set together with the standing of the account. Before that the sanction has no effect.
  started_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  paused_at timestamptz,
  closed_at timestamptz,
  state sanction_state not null default 'pending',
  check (not is_hidden or user_id is null),
  check (is_hidden or person is null),
  check (step <> 'suspension' or is_single_handed or is_automated or seconded_by is not null)
);
create index sanctions_person on sanctions (person_tag, decided_at);
create index sanctions_user on sanctions (user_id) where user_id is not null;
create index sanctions_case on sanctions (case_id);
create index sanctions_unconfirmed on sanctions (decided_at) where state = 'pending';
create index sanctions_unstarted on sanctions (starts_at) where started_at is null and state in ('pending', 'active');
create index sanctions_ending on sanctions (ends_at) where state = 'active' and ends_at is not null;
-- For the daily figures of admins.
create index sanctions_decided on sanctions (decided_at);

-- At most one appeal for each sanction. The unique constraint also rejects concurrent ones.
create table appeals (
  id uuid primary key,
  sanction_id uuid not null unique references sanctions (id) on delete cascade,
  body bytea,
  filed_at timestamptz not null,
  due_at timestamptz not null,
  reminded_at timestamptz,
  late_at timestamptz,
  outcome text check (outcome in ('upheld', 'reduced', 'overturned')),
  answer bytea,
  decided_by uuid,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create index appeals_due on appeals (due_at, id) where outcome is null;
create index appeals_decided on appeals (decided_at) where decided_at is not null;
-- For the published numbers of a quarter.
create index appeals_filed on appeals (filed_at);
