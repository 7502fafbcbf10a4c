-- Up Migration

create type language as enum ('en', 'fr');

-- Out of the search path: no query reaches the tables in it without spelling out that it means to. They hold whatever
-- could say who a hidden tester is.
create schema hidden;

-- The first answer to a creating request, kept so that a repeated Idempotency-Key gets it again.
-- Written in the transaction of the effect itself: either both exist or neither.
create table idempotency_keys (
  actor text not null,
  endpoint text not null,
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, endpoint, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- One row per mail that must never go out twice. It holds no address and no text.
create type mail_state as enum ('claimed', 'handing_over', 'sent', 'refused', 'uncertain');

create table mail_ledger (
  key text primary key,
  kind text not null,
  state mail_state not null,
  attempts integer not null default 1,
  claimed_at timestamptz not null default now(),
  settled_at timestamptz
);
create index mail_ledger_claimed_at on mail_ledger (claimed_at);
create index mail_ledger_uncertain on mail_ledger (settled_at) where state = 'uncertain';

-- What admins did. Nobody changes it afterwards, so it points at nothing that could go away.
create table admin_acts (
  id uuid primary key,
  admin_id uuid not null,
  act text not null,
  subject_id uuid,
  acted_at timestamptz not null
);
create index admin_acts_latest on admin_acts (acted_at desc, id desc);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what admins did is never changed';
end
$$;
create trigger admin_acts_stay before update or delete on admin_acts
  for each row execute function refuse_change();
