-- Up Migration

create type pledge_kind as enum ('one_time', 'monthly');
create type pledge_state as enum (
  'created', 'at_checkout', 'paid', 'active', 'past_due', 'cancelling', 'ended', 'failed', 'expired'
);

-- What somebody said they would give. What was really given stands in the ledger alone.
create table pledges (
  id uuid primary key,
  kind pledge_kind not null,
  cents integer not null check (cents between 100 and 100000),
  state pledge_state not null default 'created',
  language text not null check (language in ('en', 'fr')),
  user_id uuid references users (id) on delete set null,
  -- Sealed. Gone once somebody asked to be forgotten.
  email bytea,
  email_index bytea,
  -- Links in mails carry it: a higher one ends them all.
  token_version integer not null default 1,
  session_id text unique,
  subscription_id text unique,
  customer_id text,
  next_charge_at timestamptz,
  -- When the fetch began that last wrote the state: an older one does not set it back.
  synced_at timestamptz,
  created_at timestamptz not null,
  check ((email is null) = (email_index is null))
);
create index pledges_user on pledges (user_id) where user_id is not null;
create index pledges_email on pledges (email_index) where email_index is not null;
create index pledges_unsettled on pledges (created_at) where state in ('created', 'at_checkout');

create type provider_event_state as enum ('received', 'done', 'ignored');

-- Rings at the door. An event says only where to look: its body is not kept, the provider is asked instead.
create table provider_events (
  id text primary key,
  type text not null,
  object_id text not null,
  state provider_event_state not null default 'received',
  created_at timestamptz not null,
  received_at timestamptz not null
);
create index provider_events_received on provider_events (received_at);

create type ledger_source as enum ('charge', 'refund', 'dispute');
create type ledger_entry as enum ('received', 'fee', 'returned', 'withdrawn', 'dispute_fee', 'reinstated');
create type ledger_account as enum ('provider', 'support', 'fees');

-- By what happened, not by who told us: one charge enters once, whichever event brought it.
create table ledger_entries (
  source_kind ledger_source not null,
  source_id text not null,
  entry ledger_entry not null,
  account ledger_account not null,
  cents integer not null check (cents <> 0),
  at timestamptz not null,
  pledge_id uuid references pledges (id),
  -- What was paid back or disputed.
  charge_id text,
  primary key (source_kind, source_id, entry, account)
);
create index ledger_entries_at on ledger_entries (at);
create index ledger_entries_charge on ledger_entries (charge_id) where charge_id is not null;
create index ledger_entries_pledge on ledger_entries (pledge_id) where pledge_id is not null;

create function ledger_entries_sum_to_zero() returns trigger language plpgsql as $$
begin
  if (
    select sum(cents) from ledger_entries
    where source_kind = new.source_kind and source_id = new.source_id and entry = new.entry
  ) <> 0 then
    raise exception 'ledger: % % % does not sum to zero', new.source_kind, new.source_id, new.entry
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entries_sum_to_zero();

create function ledger_entries_stay() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: what is written stays' using errcode = 'check_violation';
end
$$;
-- Only the way back to a person may be cut, and what is older than the law asks for may go.
create trigger ledger_entries_unchanged before update on ledger_entries
  for each row when (
    (old.source_kind, old.source_id, old.entry, old.account, old.cents, old.at)
    is distinct from (new.source_kind, new.source_id, new.entry, new.account, new.cents, new.at)
  ) execute function ledger_entries_stay();

-- What keeping the site running costs, as admins write it down.
create table running_costs (
  id uuid primary key,
  month date not null check (extract(day from month) = 1),
  cents integer not null check (cents > 0),
  words_en text not null check (length(words_en) between 1 and 80),
  words_fr text not null check (length(words_fr) between 1 and 80),
  created_at timestamptz not null
);
create index running_costs_month on running_costs (month);

-- One row per day of the provider's, compared with ours to the cent.
create table ledger_checks (
  day date primary key,
  ours integer not null,
  theirs integer not null,
  -- Summed without signs over what differs, so that two faults do not hide each other.
  difference integer not null check (difference >= 0),
  checked_at timestamptz not null
);

-- When the provider was last asked for events that never rang.
create table provider_looks (
  name text primary key check (name = 'events'),
  looked_at timestamptz not null
);
