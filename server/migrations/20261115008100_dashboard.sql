-- Up Migration

-- What a maker is told of how a project was met. Summed by the quarter of an hour, so that no figure moves together
-- with the person it counts, and never lowered: a sum that fell with a deleted account would name its holder.
create table project_exposures (
  project_id uuid primary key references projects (id) on delete cascade,
  asked integer not null,
  asked_again integer not null,
  shown integer not null,
  opened integer not null,
  tested integer not null
) with (fillfactor = 80);
