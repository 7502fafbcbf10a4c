-- Up Migration

-- A browser that shows news while the site is closed. It hangs on the session in which somebody asked for it, so that
-- signing out, an ended session and an erased account each end it too.
create table push_devices (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Where its push service takes messages, and the browser's two keys; sealed, since whoever has it can write there.
  subscription bytea not null,
  -- Keyed, of that address: one browser belongs to one session, whoever used it before.
  fingerprint bytea not null unique,
  since timestamptz not null,
  -- The latest news whose sending has begun: it is never begun twice.
  pushed_at timestamptz
);
create index push_devices_user on push_devices (user_id);

-- As with mails: the first news is pushed soon, what comes within a day of that goes out together.
create table notification_pushes (
  user_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz,
  last_at timestamptz
);
create index notification_pushes_due on notification_pushes (due_at) where due_at is not null;

alter table notifications add column by_push boolean not null default false;
alter table notifications add column pushed_at timestamptz;
alter table notification_choices add column by_push boolean not null default false;
