create extension if not exists pg_trgm;
create extension if not exists unaccent;

create type demo_type as enum ('live', 'prototype', 'mobile', 'video', 'slides', 'idea');

-- The texts of the maker. Feedback never updates this wide row; lists sort by the columns of project_stats.
create table projects (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 3 and 100),
  tagline text not null check (char_length(tagline) <= 140),
  description text not null check (char_length(description) between 30 and 5000),
  -- The beginning of the description without markup, so that lists need not read all of it.
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
  -- Since when moderation hides the project. The owner's own flag `hidden_at` is unaffected.
  suspended_at timestamptz,
  -- Questions to testers, and those that the last edit replaced: answers to them are accepted.
  questions text[] not null default '{}',
  questions_before text[] not null default '{}',
  -- One yes-or-no question on the card. The answers to a new one start at zero.
  card_question text check (char_length(card_question) <= 140),
  -- The question that the published answers in card_yes and card_no belong to.
  card_counted text,
  card_yes integer not null default 0,
  card_no integer not null default 0,
  video_link text
);
create index projects_owner on projects (owner_id, published_at desc, id desc);
create index projects_deleted on projects (deleted_at) where deleted_at is not null;
-- For searches by prefix: in code point order, all names with one prefix are adjacent in the index.
create index projects_name_start on projects ((lower(name)) collate "C");

-- One narrow row for each project, with the columns that lists filter and sort by. `listed` says whether the project is
-- public, so that no list reads the project, its owner or their standing. The indexes cover the lists entirely.
create table project_stats (
  project_id uuid primary key references projects (id) on delete cascade,
  owner_id uuid not null,
  categories integer not null,
  published_at timestamptz not null,
  listed boolean not null,
  -- Counted feedback. Feedback that does not count is in no number.
  feedback_count integer not null default 0 check (feedback_count >= 0),
  skip_count integer not null default 0 check (skip_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0),
  -- The adjusted rating times 1,000, updated on every write.
  rating integer not null default 0,
  validated boolean not null default false,
  language language not null default 'en'
) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);

create index project_stats_recent on project_stats (published_at desc, project_id desc)
  include (categories, feedback_count, rating_sum, validated) where listed;
-- One scan for each language, so that a page costs the same in a language with few projects. A list of all languages
-- merges these scans. Lists show the plain mean, hence the sum of ratings.
create index project_stats_language_recent on project_stats (language, published_at desc, project_id desc)
  include (categories, feedback_count, rating_sum, validated) where listed;
create index project_stats_language_most on project_stats (language, feedback_count desc, project_id desc)
  include (categories, feedback_count, rating_sum, validated) where listed;
create index project_stats_language_top on project_stats (language, rating desc, project_id desc)
  include (categories, feedback_count, rating_sum, validated) where listed and feedback_count >= 3;
-- For the quote of the day, picked at random among projects with at least five tests.
create index project_stats_quotable on project_stats (project_id) where listed and feedback_count >= 5;

-- The mean of all counted ratings times 1,000: the assumed rating of a project without ratings. One row.
create table rating_mean (
  is_only boolean primary key default true check (is_only),
  mean integer not null check (mean between 1000 and 5000)
);
insert into rating_mean (mean) values (3500);

-- The days on which a project was edited. Several edits on one day count once.
create table project_edits (
  project_id uuid not null references projects (id) on delete cascade,
  edited_on date not null,
  primary key (project_id, edited_on)
);

-- Unpublished drafts, visible to their owner only.
create table project_drafts (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  content jsonb not null check (pg_column_size(content) <= 32768),
  updated_at timestamptz not null
);
create index project_drafts_owner on project_drafts (owner_id, updated_at desc, id desc);

-- Pictures of a project other than its cover. Inserts lock the project's row to enforce the maximum number.
create table project_pictures (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  folder text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null default '' check (char_length(alt) <= 200),
  place smallint not null,
  added_at timestamptz not null
);
create index project_pictures_in_order on project_pictures (project_id, place);

-- Texts read from the maker's own page to prefill the form. One row for each person, for at most a day.
create table page_readings (
  owner_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  address text not null check (char_length(address) <= 2000),
  state text not null check (state in ('reading', 'read', 'failed')),
  name text,
  tagline text,
  picture_key text,
  asked_at timestamptz not null
);
create index page_readings_by_age on page_readings (asked_at);

-- One row for each listed project. Separate from the project, so that the wide index changes only with the texts.
create table project_search (
  project_id uuid primary key references projects (id) on delete cascade,
  published_at timestamptz not null,
  words tsvector not null
);
create index project_search_words on project_search using gin (words) with (fastupdate = off);
create index project_search_recent on project_search (published_at desc, project_id desc);

-- Every word used by a project, to correct typing errors. It grows far more slowly than the number of projects.
create table search_words (
  word text primary key
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- Removes accents, so that `café` and `cafe`, `œuvre` and `oeuvre` match.
create function search_document(name text, tagline text, description text) returns tsvector
language sql stable parallel safe as $$
  select setweight(to_tsvector('simple', unaccent(name)), 'A')
    || setweight(to_tsvector('simple', unaccent(tagline)), 'B')
    || setweight(to_tsvector('simple', unaccent(description)), 'C')
$$;

-- Converts typed words in tsquery notation: words with the operators & | : * between them. Unaccenting may leave other
-- characters behind, such as a quote, which that notation rejects. It is a single expression, so that the planner inlines
-- it and estimates the matches. It is declared immutable, so that PostgreSQL evaluates it once per plan and not once per
-- project, which took nine tenths of a search. PostgreSQL marks unaccent as stable only because its dictionary could be
-- replaced; nothing stored depends on the result.
create function search_query(typed text) returns tsquery
language sql immutable parallel safe as $$
  select to_tsquery('simple', regexp_replace(unaccent(typed), '[\u0021-\u0025\u0027-\u0029\u002b-\u002f\u003b-\u0040\u005b-\u0060{}~]', '', 'g'))
$$;
