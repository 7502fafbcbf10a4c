create type maker_step as enum ('first_light', 'checklist', 'link', 'share');

-- Onboarding steps that a maker has finished and the dashboard no longer shows: the sunrise of the first feedback, the
-- hidden checklist, and two of its items.
create table maker_steps (
  user_id uuid not null references users (id) on delete cascade,
  step maker_step not null,
  primary key (user_id, step)
);
