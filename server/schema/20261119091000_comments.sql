-- Comments under the author's name, with one level of replies. A deleted comment with replies remains as a placeholder
-- until its replies are deleted too. Its text is removed once it can no longer be restored.
create table comments (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  -- `null` if the account was deleted. The text remains.
  author_id uuid references users (id) on delete set null,
  parent_id uuid references comments (id) on delete cascade,
  body text check (char_length(body) between 1 and 1000),
  -- Usernames in the text that existed when it was written.
  mentions text[] not null default '{}' check (cardinality(mentions) <= 10),
  written_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- Since when moderation hides the comment. Its author still sees it.
  taken_down_at timestamptz
);
create index comments_list on comments (project_id, written_at desc, id desc) where parent_id is null;
create index comments_replies on comments (parent_id, written_at, id) where parent_id is not null;
create index comments_project on comments (project_id);
create index comments_author on comments (author_id);
-- Used when a mentioned user deletes their account. Most comments mention no user.
create index comments_mentions on comments using gin (mentions) where mentions <> '{}';
create index comments_deleted on comments (deleted_at) where deleted_at is not null;
