-- Up Migration

-- What the night found of a project, beside what is counted at once in project_stats. Nothing here says whose
-- feedback it was: what there is to doubt about people is told to nobody.
create table validations (
  project_id uuid primary key references projects (id) on delete cascade,
  testers_needed integer not null,
  span_days integer not null,
  replied integer not null,
  judged_on date not null,
  validated_on date,
  -- In which night a change that was found takes effect.
  changes_on date
);
