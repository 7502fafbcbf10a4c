-- Up Migration

create type notification_kind as enum (
  'feedback', 'retest', 'masked_reply', 'credit', 'comment', 'mention', 'assignment', 'validated', 'badge'
);

-- What somebody should know. While unread, further news about the same subject joins the row instead of adding one.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind notification_kind not null,
  -- What the news is about, and so what is bundled: a project, one masked thread, one run, or the person who got a badge.
  subject_id uuid not null,
  -- News of a badge is about no project: which badge it was stands below instead.
  project_id uuid references projects (id) on delete cascade,
  -- Only ever a person who acts under their own name.
  actor_id uuid references users (id) on delete set null,
  count integer not null default 1 check (count > 0),
  happened_at timestamptz not null,
  in_app boolean not null,
  by_mail boolean not null,
  read_at timestamptz,
  mailed_at timestamptz,
  badge badge_name,
  level smallint,
  by_push boolean not null default false,
  pushed_at timestamptz,
  -- What a hidden tester caused since: pending until it is released with the full quarter of an hour and joins what is
  -- already shown. A line that changed or went at the moment it happened would tell that moment.
  pending_count integer not null default 0,
  release_at timestamptz,
  check (actor_id is null or kind in ('comment', 'mention')),
  constraint notifications_about
    check ((project_id is not null or badge is not null) and (badge is null) = (level is null))
);
create unique index notifications_bundle on notifications (user_id, kind, subject_id) where read_at is null;
create index notifications_list on notifications (user_id, happened_at desc, id desc) where in_app;
create index notifications_old on notifications (happened_at);
create index notifications_pending on notifications (release_at) where release_at is not null;

-- One row for each thing somebody was notified of: a job that runs twice notifies once.
create table notification_causes (
  user_id uuid not null references users (id) on delete cascade,
  cause text not null,
  happened_at timestamptz not null,
  primary key (user_id, cause)
);
create index notification_causes_old on notification_causes (happened_at);

-- Departures from what the contract proposes for each kind.
create table notification_choices (
  user_id uuid not null references users (id) on delete cascade,
  kind notification_kind not null,
  in_app boolean not null,
  by_mail boolean not null,
  by_push boolean not null default false,
  primary key (user_id, kind)
);

-- The first news is mailed soon; what comes within a day of that mail waits and goes out together.
create table notification_mails (
  user_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz,
  last_at timestamptz
);
create index notification_mails_due on notification_mails (due_at) where due_at is not null;

-- As with mails: the first news is pushed soon, what comes within a day of that goes out together.
create table notification_pushes (
  user_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz,
  last_at timestamptz
);
create index notification_pushes_due on notification_pushes (due_at) where due_at is not null;

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
