-- Up Migration

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- How an account stands with the house. `limited` people's contributions are seen by themselves alone; a suspended
-- person's projects are hidden by this, not by their own flag, so that lifting it restores what they had chosen.
create type account_standing as enum ('good', 'limited', 'suspended');
alter table users add column standing account_standing not null default 'good';

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
