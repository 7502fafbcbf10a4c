-- Up Migration

create type account_motion as enum ('system', 'reduced', 'full');

-- Constant defaults: PostgreSQL notes them in the catalogue and rewrites no row.
alter table users add column shortcuts boolean not null default true;
alter table users add column motion account_motion not null default 'system';

-- Names that somebody gave up: for 180 days nobody else gets them, so that links and mentions do not turn to a stranger.
-- Only keyed fingerprints: which names were given up cannot be read, and nothing of somebody who left remains.
create table retired_usernames (
  fingerprint bytea primary key,
  user_id uuid references users (id) on delete set null,
  free_at timestamptz not null
);
create index retired_usernames_user_id on retired_usernames (user_id);
create index retired_usernames_free_at on retired_usernames (free_at);

-- What people say about themselves. A row appears with the first thing said; whoever has none is visible and silent.
create type profile_visibility as enum ('visible', 'private');

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  bio text not null default '' check (char_length(bio) <= 300),
  location text not null default '' check (char_length(location) <= 80),
  -- The folder of the pictures in the file store; their names in it follow from their sizes.
  avatar_folder text,
  visibility profile_visibility not null default 'visible',
  interests text[] not null default '{}' check (
    interests <@ array[
      'saas', 'ai', 'education', 'food', 'local', 'mobile', 'ecommerce',
      'health', 'finance', 'marketing', 'design', 'dev', 'other'
    ]
  )
);
