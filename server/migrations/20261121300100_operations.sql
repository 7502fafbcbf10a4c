-- Up Migration

-- What is done outside of the program and must not be forgotten: when it was last done. One row for each.
create table operations (
  name text primary key,
  done_at timestamptz not null
);
