create type mail_state as enum ('claimed', 'handing_over', 'sent', 'refused', 'uncertain');

-- One row for each e-mail that must never be sent twice, without address and text.
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
create index mail_ledger_refused on mail_ledger (settled_at) where state = 'refused';

create type suppression_scope as enum ('newsletter');
create type suppression_reason as enum ('gone', 'full', 'complaint', 'asked');

-- Addresses that must not receive e-mails of one scope, by keyed hash. E-mails that an account needs to sign in have no
-- scope, so no row here ever blocks them.
create table mail_suppressions (
  email_index bytea not null,
  scope suppression_scope not null,
  reason suppression_reason not null,
  since timestamptz not null,
  primary key (email_index, scope)
);
create index mail_suppressions_since on mail_suppressions (since);
