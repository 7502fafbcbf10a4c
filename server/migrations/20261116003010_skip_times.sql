-- Up Migration

-- How many skips of a day took so many seconds: nothing of whom, of which project, or when.
create table skip_times (
  skipped_on date not null,
  seconds smallint not null check (seconds >= 0),
  skips integer not null check (skips > 0),
  primary key (skipped_on, seconds)
);
