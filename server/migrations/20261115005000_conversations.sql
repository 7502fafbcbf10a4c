-- Up Migration

-- Two people who know each other by name. The smaller id comes first, so that a pair has one conversation
-- whoever opens it.
create table conversations (
  id uuid primary key,
  first_user_id uuid not null references users (id) on delete cascade,
  second_user_id uuid not null references users (id) on delete cascade,
  opened_at timestamptz not null,
  constraint conversations_pair unique (first_user_id, second_user_id),
  constraint conversations_ordered check (first_user_id < second_user_id)
);
create index conversations_second on conversations (second_user_id);
