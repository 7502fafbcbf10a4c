-- Up Migration

create type letter_frequency as enum ('weekly', 'monthly');
create type subscription_state as enum ('pending', 'confirmed', 'unsubscribed', 'suppressed');
create type mail_lane as enum ('google', 'microsoft', 'yahoo', 'french', 'other');
create type consent_act as enum ('asked', 'confirmed', 'changed', 'left', 'resumed', 'suppressed');
create type consent_way as enum ('page', 'settings', 'one_click', 'mailto', 'bounce', 'complaint');

-- Who gets the newsletter. The address is sealed; `email_index` is its keyed fingerprint. No account is named: whoever
-- reads under an account's address is found by that fingerprint when a letter leaves, and nowhere before.
create table newsletter_subscriptions (
  id uuid primary key,
  email bytea not null,
  email_index bytea not null constraint newsletter_one_each unique,
  state subscription_state not null,
  frequency letter_frequency not null,
  -- One bit for each of the thirteen categories; none means all.
  interests integer not null check (interests between 0 and 8191),
  language language not null,
  lane mail_lane not null,
  -- Part of every link: raising it ends the links that were mailed before.
  token_version smallint not null default 0,
  -- When somebody last asked for it: the link that was mailed then works for a week.
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz
);
create index newsletter_subscriptions_sent on newsletter_subscriptions (lane, id) where state = 'confirmed';
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (asked_at) where state = 'pending';
create index newsletter_subscriptions_left on newsletter_subscriptions (left_at) where left_at is not null;

-- The proof that somebody asked for it: what they did, how, and under which wording. Only ever added to.
create table newsletter_consents (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references newsletter_subscriptions (id) on delete cascade,
  act consent_act not null,
  way consent_way not null,
  wording smallint not null,
  acted_at timestamptz not null
);
create index newsletter_consents_subscription on newsletter_consents (subscription_id, id);
