-- Up Migration

-- This site, as the file store knows it. Made by the first process that serves it, so that copies made before do not share it.
create table sites (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);

-- What is also noted in the file store, here first: a note there that is not known here was made after the moment that this
-- database was restored to.
create table marks (
  id uuid primary key,
  marked_at timestamptz not null,
  -- An erasure that is under way, or was given up.
  is_pending boolean not null
);
create index marks_marked_at on marks (marked_at);
