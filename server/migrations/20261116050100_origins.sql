-- Up Migration

-- What was known of a feedback or a skip when it was given: whether we had brought its author to the project, and what the
-- project was about. It is judged by this for good. What anybody does later must not change how it is judged, or who
-- does it on purpose would see by the change who wrote.
create table hidden.feedback_origins (
  feedback_id uuid primary key references feedback (id) on delete cascade,
  is_prompted boolean not null,
  categories integer not null
);
create table hidden.skip_origins (
  skip_id uuid primary key references skips (id) on delete cascade,
  is_prompted boolean not null
);

-- Of what was given before nothing is known, so nothing is held against it.
insert into hidden.feedback_origins (feedback_id, is_prompted, categories)
select feedback.id, true, categories from feedback join projects on projects.id = project_id;
insert into hidden.skip_origins (skip_id, is_prompted) select id, true from skips;

-- squawk-ignore renaming-column
alter table project_needs rename column friends_full to unprompted_full;
-- squawk-ignore renaming-column
alter table project_needs rename column friends_quick to unprompted_quick;

-- squawk-ignore ban-drop-column
alter table validations drop column is_trusted;
-- In which night a change that was found takes effect.
alter table validations add column changes_on date;
