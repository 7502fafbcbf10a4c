-- The nightly assessment of a project for the Validated badge. No column reveals whose feedback it was based on.
create table validations (
  project_id uuid primary key references projects (id) on delete cascade,
  testers_needed integer not null,
  span_days integer not null,
  replied integer not null,
  judged_on date not null,
  validated_on date
);
create index validations_granted on validations (validated_on) where validated_on is not null;
