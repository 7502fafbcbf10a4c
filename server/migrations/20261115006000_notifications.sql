-- Up Migration

create type notification_kind as enum ('feedback', 'masked_reply', 'comment', 'mention');

-- What somebody should know. While unread, further news about the same subject joins the row instead of adding one.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind notification_kind not null,
  -- What the news is about, and so what is bundled: a project, or one masked thread.
  subject_id uuid not null,
  project_id uuid not null references projects (id) on delete cascade,
  -- Only ever a person who acts under their own name.
  actor_id uuid references users (id) on delete set null,
  count integer not null default 1 check (count > 0),
  happened_at timestamptz not null,
  in_app boolean not null,
  by_mail boolean not null,
  read_at timestamptz,
  mailed_at timestamptz,
  check (actor_id is null or kind in ('comment', 'mention'))
);
create unique index notifications_bundle on notifications (user_id, kind, subject_id) where read_at is null;
create index notifications_list on notifications (user_id, happened_at desc, id desc) where in_app;
create index notifications_old on notifications (happened_at);

-- One row for each thing told to somebody: a job that runs twice tells it once.
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
  primary key (user_id, kind)
);

-- The first news is mailed soon; what comes within a day of that mail waits and goes out together.
create table notification_mails (
  user_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz,
  last_at timestamptz
);
create index notification_mails_due on notification_mails (due_at) where due_at is not null;
