-- Up Migration

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create type demo_type as enum ('live', 'prototype', 'mobile', 'video', 'slides', 'idea');

-- What its maker wrote. Feedback never touches this wide row; what lists sort by is in project_stats.
create table projects (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 3 and 100),
  tagline text not null check (char_length(tagline) <= 140),
  description text not null check (char_length(description) between 30 and 5000),
  -- The opening of the description without its marks, so that lists need not carry the whole.
  summary text not null check (char_length(summary) <= 160),
  link text,
  call_to_action_url text,
  -- One bit for each of the thirteen categories, in the order of the contract.
  categories integer not null check (categories between 1 and 8191 and bit_count(categories::bit(13)) between 1 and 3),
  demo_type demo_type not null,
  language language not null,
  cover_key text,
  cover_alt text not null default '',
  published_at timestamptz not null,
  edited_at timestamptz,
  hidden_at timestamptz,
  deleted_at timestamptz,
  -- Taken down by moderation; the owner's own flag stays as it was.
  suspended_at timestamptz
);
create index projects_owner on projects (owner_id, published_at desc, id desc);
create index projects_deleted on projects (deleted_at) where deleted_at is not null;

-- One narrow row for each project: what lists filter and sort by. `listed` says whether everybody may see it, so that
-- no list has to look at the project, its owner or their standing. The indexes cover the lists entirely.
create table project_stats (
  project_id uuid primary key references projects (id) on delete cascade,
  owner_id uuid not null,
  categories integer not null,
  published_at timestamptz not null,
  listed boolean not null,
  -- Counted full feedback only; skips and uncounted feedback have their own numbers.
  feedback_count integer not null default 0 check (feedback_count >= 0),
  uncounted_count integer not null default 0 check (uncounted_count >= 0),
  skip_count integer not null default 0 check (skip_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  -- A thousand times the adjusted rating, kept on every write.
  rating integer not null default 0,
  validated boolean not null default false
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);

create index project_stats_recent on project_stats (published_at desc, project_id desc)
  include (categories, feedback_count, rating, validated) where listed;
create index project_stats_most on project_stats (feedback_count desc, project_id desc)
  include (categories, rating, validated) where listed;
create index project_stats_top on project_stats (rating desc, project_id desc)
  include (categories, feedback_count, validated) where listed and feedback_count >= 3;

-- The mean of all counted ratings, in thousandths: what a project without ratings of its own is taken for. One row.
create table rating_mean (
  is_only boolean primary key default true check (is_only),
  mean integer not null check (mean between 1000 and 5000)
);
insert into rating_mean (mean) values (3500);

-- The days on which a project was edited: several edits of one day are one change.
create table project_edits (
  project_id uuid not null references projects (id) on delete cascade,
  edited_on date not null,
  primary key (project_id, edited_on)
);

-- What somebody has begun to write. Whole or not, it is theirs alone.
create table project_drafts (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  content jsonb not null check (pg_column_size(content) <= 32768),
  updated_at timestamptz not null
);
create index project_drafts_owner on project_drafts (owner_id, updated_at desc, id desc);

-- What search looks at: one row for each listed project, none for the others. Apart from the project, so that the
-- wide indexes are written only when its words change.
create table project_search (
  project_id uuid primary key references projects (id) on delete cascade,
  published_at timestamptz not null,
  words tsvector not null
);
create index project_search_words on project_search using gin (words) with (fastupdate = off);
create index project_search_recent on project_search (published_at desc, project_id desc);

-- Every word that some project uses, for typing mistakes: their number grows far slower than the projects'.
create table search_words (
  word text primary key
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- Words without accents, as search compares them: `café` and `cafe`, `œuvre` and `oeuvre` are the same.
create function search_document(name text, tagline text, description text) returns tsvector
language sql stable parallel safe as $$
  select setweight(to_tsvector('simple', unaccent(name)), 'A')
    || setweight(to_tsvector('simple', unaccent(tagline)), 'B')
    || setweight(to_tsvector('simple', unaccent(description)), 'C')
$$;

-- The same for what somebody typed, already in the notation of tsquery: words with the signs & | : * between them.
-- Unaccenting may leave other signs behind, such as a quote, which would be a fault in that notation. All in one
-- expression, so that the planner sees through it and counts the words. Declared immutable, so that what somebody typed is
-- read once, when the search is planned, and not again for every project that is looked at: that was nine tenths of a
-- search. PostgreSQL calls unaccent stable only because its list of letters could be exchanged; nothing stored depends on
-- what this returns, so the next search would already know.
create function search_query(typed text) returns tsquery
language sql immutable parallel safe as $$
  select to_tsquery('simple', regexp_replace(unaccent(typed), '[\u0021-\u0025\u0027-\u0029\u002b-\u002f\u003b-\u0040\u005b-\u0060{}~]', '', 'g'))
$$;
