-- Blocks between named users. Hidden testers are unaffected: no query about their work reads this table.
create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  since timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);
create index blocks_latest on blocks (blocker_id, since desc, blocked_id desc);
