-- Notifications of a user. Features declare the kinds. While a row is unread, further news about the same subject updates
-- it instead of adding a row.
create table notifications (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- The subject by which rows are grouped: a project, a feedback thread, a run, or the recipient of a badge.
  subject_id uuid not null,
  project_id uuid references projects (id) on delete cascade,
  -- Set only for a person who acts under their own name.
  actor_id uuid references users (id) on delete set null,
  count integer not null default 1 check (count > 0),
  happened_at timestamptz not null,
  in_app boolean not null,
  by_mail boolean not null,
  read_at timestamptz,
  mailed_at timestamptz,
  by_push boolean not null default false,
  pushed_at timestamptz,
  -- Values of the kind, such as the name of the badge.
  details jsonb,
  -- Whether a hidden tester caused or receives it. Such a row names no one.
  is_masked boolean not null default false,
  -- Leads with the owner, so that the table can be partitioned by user_id.
  primary key (user_id, id),
  constraint notifications_masked check (actor_id is null or not is_masked)
);
create unique index notifications_bundle on notifications (user_id, kind, subject_id) where read_at is null;
create index notifications_list on notifications (user_id, happened_at desc, id desc) where in_app;
create index notifications_project on notifications (project_id) where project_id is not null;
create index notifications_actor on notifications (actor_id) where actor_id is not null;
create index notifications_old on notifications (happened_at);
create index notifications_read on notifications (read_at) where read_at is not null;

-- One row for each cause of a notification, so that a repeated job notifies once.
create table notification_causes (
  user_id uuid not null references users (id) on delete cascade,
  cause text not null,
  happened_at timestamptz not null,
  primary key (user_id, cause)
);
create index notification_causes_old on notification_causes (happened_at);

-- Settings that differ from the defaults of the contract.
create table notification_choices (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  in_app boolean not null,
  by_mail boolean not null,
  by_push boolean not null default false,
  primary key (user_id, kind)
);

-- The first notification is mailed soon; those within a day of that e-mail are sent together.
create table notification_mails (
  user_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz,
  last_at timestamptz
);
create index notification_mails_due on notification_mails (due_at) where due_at is not null;

-- Web push follows the same schedule as e-mail.
create table notification_pushes (
  user_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz,
  last_at timestamptz
);
create index notification_pushes_due on notification_pushes (due_at) where due_at is not null;

-- Browsers with web push. Each belongs to the session that subscribed, so signing out, the end of the session and the
-- deletion of the account each remove it.
create table push_devices (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The endpoint of the push service and the browser's two keys, encrypted, because they allow sending to the browser.
  subscription bytea not null,
  -- Keyed hash of the endpoint: one browser belongs to one session.
  fingerprint bytea not null unique,
  since timestamptz not null,
  -- The latest notification whose delivery has begun. Delivery is never started twice.
  pushed_at timestamptz
);
create index push_devices_user on push_devices (user_id);
