-- Up Migration

create type issue_state as enum ('open', 'empty', 'sending', 'sent', 'stopped', 'missed', 'closed');
create type delivery_state as enum ('handing_over', 'sent', 'deferred', 'refused', 'uncertain', 'late', 'left_out');

-- One row for each Sunday of either kind, however many clocks look.
create table newsletter_issues (
  number integer generated always as identity primary key,
  kind letter_frequency not null,
  due_at timestamptz not null,
  state issue_state not null default 'open',
  frozen_at timestamptz,
  -- For everybody: by the open formula.
  chosen uuid[] not null default '{}',
  -- For readers of each field: which projects still need testers, and how many places each of them has.
  places jsonb not null default '{}',
  constraint newsletter_issue_once unique (kind, due_at)
);

-- What one job sends: a stretch of subscriptions of one lane.
create table newsletter_slices (
  issue integer not null references newsletter_issues (number) on delete cascade,
  slice integer not null,
  lane mail_lane not null,
  from_id uuid not null,
  to_id uuid not null,
  done_at timestamptz,
  primary key (issue, slice)
);
create index newsletter_slices_open on newsletter_slices (issue, slice) where done_at is null;

-- Written before a letter is handed over: this row, and nothing else, is why nobody gets one twice. No reference to the
-- subscription: whoever leaves with their account leaves a random number behind, for three months at most.
create table newsletter_deliveries (
  issue integer not null references newsletter_issues (number) on delete cascade,
  subscription_id uuid not null,
  state delivery_state not null,
  tries smallint not null default 1,
  noted_at timestamptz not null,
  primary key (issue, subscription_id)
);
create index newsletter_deliveries_waiting on newsletter_deliveries (issue, noted_at) where state in ('deferred', 'handing_over');
