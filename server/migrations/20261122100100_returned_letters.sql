-- Up Migration

-- The mailbox did not take it: full, closed, or given up on after days. Three in a row, and no more are sent.
alter type delivery_state add value 'returned' after 'refused';

create type suppression_scope as enum ('newsletter');
create type suppression_reason as enum ('gone', 'full', 'complaint');

-- Addresses that must not be written to, each by its keyed fingerprint, and for one scope: mails that somebody needs to get
-- into their account have none, so nothing that stands here ever keeps those back.
create table mail_suppressions (
  email_index bytea not null,
  scope suppression_scope not null,
  reason suppression_reason not null,
  since timestamptz not null,
  primary key (email_index, scope)
);
create index mail_suppressions_since on mail_suppressions (since);
