-- Published changes to a project, written by its maker.
create table iterations (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  what_changed text not null check (char_length(what_changed) between 10 and 2000),
  link text,
  -- Number of credited responses, as published.
  credited integer not null check (credited between 0 and 20),
  published_at timestamptz not null,
  -- A deleted iteration can be restored for a short time; then a nightly job removes it with its credits.
  deleted_at timestamptz,
  is_edited boolean not null default false,
  -- Since when moderation hides the iteration. Its author still sees it.
  taken_down_at timestamptz
);
create index iterations_list on iterations (project_id, published_at desc, id desc);
create index iterations_deleted on iterations (deleted_at) where deleted_at is not null;
-- For the home page, which shows the latest iterations with credits.
create index iterations_latest on iterations (published_at desc, id desc) where deleted_at is null and credited > 0;
create index iterations_published on iterations (published_at);
