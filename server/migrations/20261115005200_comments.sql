-- Up Migration

-- Named, with one level of replies. A deleted comment that was answered stays as an empty place until its replies
-- have gone too; its text is dropped once it can no longer be brought back.
create table comments (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  -- Null: the account was deleted, the words stay.
  author_id uuid references users (id) on delete set null,
  parent_id uuid references comments (id) on delete cascade,
  body text check (char_length(body) between 1 and 1000),
  -- Usernames in the text that belonged to somebody when it was written.
  mentions text[] not null default '{}' check (cardinality(mentions) <= 10),
  written_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz
);
create index comments_list on comments (project_id, written_at desc, id desc) where parent_id is null;
create index comments_replies on comments (parent_id, written_at, id) where parent_id is not null;
create index comments_author on comments (author_id);
-- For the day when somebody mentioned deletes their account; most comments mention nobody.
create index comments_mentions on comments using gin (mentions) where mentions <> '{}';
create index comments_deleted on comments (deleted_at) where deleted_at is not null;
