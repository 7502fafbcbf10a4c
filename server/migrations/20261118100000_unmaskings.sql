-- Up Migration

-- Two admins, never one, learn who wrote something hidden. The row says neither who it is nor, once it is told, keeps it.
create table unmaskings (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  state text not null check (state in ('asked', 'agreed', 'refused', 'expired')),
  ground text not null check (ground in ('court_order', 'danger_to_life', 'ring')),
  -- A court forbids that the person is told.
  is_secret boolean not null check (not is_secret or ground = 'court_order'),
  reason bytea,
  -- No references: what admins decided stays when they go.
  asked_by uuid not null,
  asked_at timestamptz not null,
  answered_by uuid check (answered_by <> asked_by),
  answered_at timestamptz,
  -- Of whoever wrote it, until they have been told. Null before both agree, and where the account is gone.
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
-- One request at a time, whoever asks at once.
create unique index unmaskings_waiting on unmaskings (case_id) where state = 'asked';
create index unmaskings_asked on unmaskings (asked_at, id) where state = 'asked';
create index unmaskings_case on unmaskings (case_id, asked_at);
create index unmaskings_person on unmaskings (person_tag) where person_tag is not null;
-- Whom to tell, and whom to forget.
create index unmaskings_kept on unmaskings (answered_at) where person is not null;
