-- Up Migration

-- By which somebody who is suspended is known again with another account: a keyed fingerprint of the mailbox, without what aliases add to it. It goes when
-- the suspension ends, and with the account.
create table suspended_mailboxes (
  user_id uuid primary key references users (id) on delete cascade,
  mailbox_tag bytea not null
);
create index suspended_mailboxes_tag on suspended_mailboxes (mailbox_tag);
