-- Up Migration

-- How the skips of a category's projects are divided among the reasons, at the median. Learnt at night.
create table skip_medians (
  category smallint not null check (category between 0 and 12),
  reason skip_reason not null,
  share real not null check (share between 0 and 1),
  projects integer not null check (projects > 0),
  primary key (category, reason)
);
