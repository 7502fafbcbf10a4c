-- Up Migration

-- Whoever reported asks once that another admin looks again at what was found to be no violation. Who it is, is known by their report alone.
create table report_reviews (
  id uuid primary key,
  report_id uuid not null unique references reports (id) on delete cascade,
  case_id uuid not null references cases (id) on delete cascade,
  body bytea,
  filed_at timestamptz not null,
  due_at timestamptz not null,
  outcome text check (outcome in ('kept', 'reopened')),
  answer bytea,
  -- No reference: what admins decided stays when they go.
  decided_by uuid,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create index report_reviews_due on report_reviews (due_at, id) where outcome is null;
create index report_reviews_case on report_reviews (case_id);
