-- Up Migration

create type skip_reason as enum ('not_relevant', 'unclear_value', 'too_complex', 'not_target_user', 'other');

-- A quick note for a project's maker. Nothing here says whose it is: the week it was written, a number drawn at
-- random, and a sort key within the week that follows from nothing. The words are sealed: only the maker reads them.
create table skips (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  pseudonym integer not null check (pseudonym > 0),
  reason skip_reason not null,
  note bytea not null,
  week date not null,
  shuffle integer not null,
  -- Its author is limited: counted nowhere, and shown to nobody.
  is_withheld boolean not null default false,
  constraint skips_pseudonym unique (project_id, pseudonym)
);
create index skips_list on skips (project_id, week desc, shuffle desc, id desc) where not is_withheld;

-- Whose it is, by keyed fingerprints alone. `pair_tag` makes one skip for each tester and project.
create table hidden.skip_authors (
  skip_id uuid primary key references skips (id) on delete cascade,
  pair_tag bytea not null constraint skips_one_each unique,
  author_tag bytea not null,
  skipped_at timestamptz not null
);
create index skip_authors_author on hidden.skip_authors (author_tag, skipped_at desc);
