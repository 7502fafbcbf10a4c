create type pledge_kind as enum ('one_time', 'monthly');
create type pledge_state as enum (
  'created', 'at_checkout', 'paid', 'active', 'past_due', 'cancelling', 'ended', 'failed', 'expired'
);

-- Payments that a supporter has started. Amounts received are in ledger_entries only.
create table pledges (
  id uuid primary key,
  kind pledge_kind not null,
  cents integer not null check (cents between 100 and 100000),
  state pledge_state not null default 'created',
  language text not null check (language in ('en', 'fr')),
  user_id uuid references users (id) on delete set null,
  -- Encrypted. Deleted when the supporter asks for erasure.
  email bytea,
  email_index bytea,
  -- Part of the links in e-mails. Raising it invalidates them all.
  token_version integer not null default 1,
  session_id text unique,
  subscription_id text unique,
  customer_id text,
  next_charge_at timestamptz,
  -- When the request began that last wrote the state. An older response does not overwrite it.
  synced_at timestamptz,
  created_at timestamptz not null,
  check ((email is null) = (email_index is null))
);
create index pledges_user on pledges (user_id) where user_id is not null;
create index pledges_email on pledges (email_index) where email_index is not null;
create index pledges_unsettled on pledges (created_at) where state in ('created', 'at_checkout');

create type provider_event_state as enum ('received', 'done', 'ignored');

-- Webhook events of the payment provider. Their bodies are not stored; the program fetches the object instead.
create table provider_events (
  id text primary key,
  type text not null,
  object_id text not null,
  state provider_event_state not null default 'received',
  created_at timestamptz not null,
  received_at timestamptz not null
);
create index provider_events_received on provider_events (received_at);

-- `provider_fee`: the provider's own charges, in addition to the fee of each payment.
create type ledger_source as enum ('charge', 'refund', 'dispute', 'provider_fee');
create type ledger_entry as enum ('received', 'fee', 'returned', 'withdrawn', 'dispute_fee', 'reinstated');
create type ledger_account as enum ('provider', 'support', 'fees');

-- The primary key is the object at the provider, so a charge is entered once, regardless of the event that reported it.
create table ledger_entries (
  source_kind ledger_source not null,
  source_id text not null,
  entry ledger_entry not null,
  account ledger_account not null,
  cents integer not null check (cents <> 0),
  at timestamptz not null,
  pledge_id uuid references pledges (id),
  -- The charge that was refunded or disputed.
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
-- An update may only remove the link to a person. Rows older than the legal retention period may be deleted.
create trigger ledger_entries_unchanged before update on ledger_entries
  for each row when (
    (old.source_kind, old.source_id, old.entry, old.account, old.cents, old.at)
    is distinct from (new.source_kind, new.source_id, new.entry, new.account, new.cents, new.at)
  ) execute function ledger_entries_stay();

-- The costs of the site, entered by admins.
create table running_costs (
  id uuid primary key,
  month date not null check (extract(day from month) = 1),
  cents integer not null check (cents > 0),
  words_en text not null check (length(words_en) between 1 and 80),
  words_fr text not null check (length(words_fr) between 1 and 80),
  created_at timestamptz not null
);
create index running_costs_month on running_costs (month);

-- The daily comparison with the provider, to the cent.
create table ledger_checks (
  day date primary key,
  ours integer not null,
  theirs integer not null,
  -- The sum of the absolute differences, so that two errors do not cancel each other out.
  difference integer not null check (difference >= 0),
  checked_at timestamptz not null
);

-- When the program last polled the provider for events without a webhook.
create table provider_looks (
  name text primary key check (name = 'events'),
  looked_at timestamptz not null
);
