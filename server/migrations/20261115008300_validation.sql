-- Up Migration

-- What a night's weighing found of a project, beside what is counted at once in project_stats. Nothing here says whose
-- feedback it was: what there is to doubt about people is one answer over all of them.
create table validations (
  project_id uuid primary key references projects (id) on delete cascade,
  testers_needed integer not null,
  span_days integer not null,
  replied integer not null,
  -- Null: not asked, because something else is missing or the testers are too few to say it without pointing at them.
  is_trusted boolean,
  weighed_on date not null,
  validated_on date
);

-- Testers who came in the last weeks: from so many on, Validated asks for more of them.
alter table distribution_figures add column active_testers integer not null default 0;
