-- Up Migration

-- Files of the web's builds that lie in the file store, so that every process can serve those of every release.
create table published_assets (
  name text primary key,
  -- Null while the newest release has it.
  superseded_at timestamptz
);
