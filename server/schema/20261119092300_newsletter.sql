create type letter_frequency as enum ('weekly', 'monthly');
create type subscription_state as enum ('pending', 'confirmed', 'unsubscribed', 'suppressed');
create type mail_lane as enum ('google', 'microsoft', 'yahoo', 'french', 'other');

-- Subscribers of the newsletter. The address is encrypted; `email_index` is its keyed hash. The row names no account: the
-- account of a subscriber is looked up by that hash when an issue is sent, and nowhere before.
create table newsletter_subscriptions (
  id uuid primary key,
  email bytea not null,
  email_index bytea not null constraint newsletter_one_each unique,
  state subscription_state not null,
  frequency letter_frequency not null,
  -- One bit for each of the thirteen categories; 0 means all.
  interests integer not null check (interests between 0 and 8191),
  language language not null,
  lane mail_lane not null,
  -- Part of every link. Raising it invalidates the links in earlier e-mails.
  token_version smallint not null default 0,
  -- When the subscriber last requested it. The link in that e-mail works for a week.
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz
);
create index newsletter_subscriptions_sent on newsletter_subscriptions (lane, id) where state = 'confirmed';
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (asked_at) where state = 'pending';
create index newsletter_subscriptions_left on newsletter_subscriptions (left_at) where left_at is not null;

create type consent_act as enum ('asked', 'confirmed', 'changed', 'left', 'resumed', 'suppressed');
create type consent_way as enum ('page', 'settings', 'one_click', 'mailto', 'bounce', 'complaint', 'request');

-- Proof of consent: each act of the subscriber, its channel, and the version of the wording. Rows are only added.
create table newsletter_consents (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references newsletter_subscriptions (id) on delete cascade,
  act consent_act not null,
  way consent_way not null,
  wording smallint not null,
  acted_at timestamptz not null
);
create index newsletter_consents_subscription on newsletter_consents (subscription_id, id);
-- The daily figures count complaints, which are few rows.
create index newsletter_consents_complaints on newsletter_consents (acted_at) where way = 'complaint';

create type issue_state as enum ('open', 'empty', 'sending', 'sent', 'stopped', 'missed', 'closed');

-- One row for each Sunday and frequency, regardless of how many workers create it.
create table newsletter_issues (
  number integer generated always as identity primary key,
  kind letter_frequency not null,
  due_at timestamptz not null,
  state issue_state not null default 'open',
  frozen_at timestamptz,
  -- Projects by the published formula, best first: the first five of each category.
  chosen uuid[] not null default '{}',
  -- Projects that lack responses. Two are picked for each reader.
  under_served uuid[] not null default '{}',
  constraint newsletter_issue_once unique (kind, due_at)
);

-- Batches: one job sends one range of subscriptions in one lane.
create table newsletter_slices (
  issue integer not null references newsletter_issues (number) on delete cascade,
  slice integer not null,
  lane mail_lane not null,
  from_id uuid not null,
  to_id uuid not null,
  done_at timestamptz,
  -- When a job last worked on the batch or was enqueued for it. A batch without progress is enqueued again.
  touched_at timestamptz,
  primary key (issue, slice)
);
create index newsletter_slices_open on newsletter_slices (issue, slice) where done_at is null;
-- Finds the batch of a subscription whose delivery was deferred.
create index newsletter_slices_of_lane on newsletter_slices (issue, lane, from_id desc);

-- `returned`: the mailbox rejected the e-mail because it is full or closed, or the relay gave up after days. Three in a row
-- stop further e-mails. `late`: two days after the issue was due, the e-mail was deferred or not attempted. It does not count
-- against the mailbox.
create type delivery_state as enum (
  'handing_over', 'sent', 'deferred', 'refused', 'returned', 'uncertain', 'late', 'left_out'
);

-- Written before an e-mail is handed over. Only this row prevents a second delivery. It has no reference to the
-- subscription: a deleted subscription leaves a random number behind, for at most three months.
create table newsletter_deliveries (
  issue integer not null references newsletter_issues (number) on delete cascade,
  subscription_id uuid not null,
  state delivery_state not null,
  tries smallint not null default 1,
  noted_at timestamptz not null,
  primary key (issue, subscription_id)
);
create index newsletter_deliveries_waiting on newsletter_deliveries (issue, noted_at) where state in ('deferred', 'handing_over');

-- `exhausted`: the relay accepts no more e-mails for now, because a daily quota is used up or its queue is full.
create type lane_trouble as enum ('unwelcome', 'exhausted');

-- The number of parallel connections to each group of mail providers, found by sending and not configured.
create table newsletter_lanes (
  lane mail_lane primary key,
  lines smallint not null check (lines between 1 and 16),
  -- E-mails accepted since the number of connections last changed.
  accepted integer not null default 0,
  -- Sending to the lane is paused until then.
  paused_until timestamptz,
  trouble lane_trouble
);
