-- Up Migration

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
  ),
  -- What makers did with somebody's feedback is theirs alone to see until they choose otherwise.
  shows_impact boolean not null default false
);
