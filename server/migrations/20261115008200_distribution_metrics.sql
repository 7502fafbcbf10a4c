-- Up Migration

-- How long a project had been visible when its first feedback and its minimum came: the moments alone cannot tell,
-- since the clock stands still while a project is hidden.
alter table project_needs
  add column first_after_seconds integer,
  add column met_after_seconds integer;

-- The admins' figures, counted every quarter of an hour so that reading them costs one row. The last count of each day
-- stays, to be compared with. They are written and read as a whole.
create table distribution_metrics (
  measured_on date primary key,
  measured_at timestamptz not null,
  figures jsonb not null
);
