-- Up Migration

-- What a maker shows of a project besides its cover, in the order of their places. How many there may be is counted
-- while the project's row is locked.
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

alter table projects add column video_link text;
