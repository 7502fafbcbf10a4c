-- Up Migration

-- The mean of all counted ratings, in thousandths: what a project without ratings of its own is taken for. One row.
create table rating_figures (
  is_only boolean primary key default true check (is_only),
  mean integer not null check (mean between 1000 and 5000)
);
insert into rating_figures (mean) values (3500);

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

-- What somebody has begun to write. Whole or not, it is theirs alone.
create table project_drafts (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  content jsonb not null check (pg_column_size(content) <= 32768),
  updated_at timestamptz not null
);
create index project_drafts_owner on project_drafts (owner_id, updated_at desc, id desc);

-- Words without accents, as search compares them: `café` and `cafe`, `œuvre` and `oeuvre` are the same.
create function search_document(name text, tagline text, description text) returns tsvector
language sql stable parallel safe as $$
  select setweight(to_tsvector('simple', unaccent(name)), 'A')
    || setweight(to_tsvector('simple', unaccent(tagline)), 'B')
    || setweight(to_tsvector('simple', unaccent(description)), 'C')
$$;

-- The same for what somebody typed, already in the notation of tsquery: words with the signs & | : * between them.
-- Unaccenting may leave other signs behind, such as a quote, which would be a fault in that notation. All in one
-- expression, so that the planner sees through it and counts the words.
create function search_query(typed text) returns tsquery
language sql stable parallel safe as $$
  select to_tsquery('simple', regexp_replace(unaccent(typed), '[\u0021-\u0025\u0027-\u0029\u002b-\u002f\u003b-\u0040\u005b-\u0060{}~]', '', 'g'))
$$;
