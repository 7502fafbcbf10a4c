-- Up Migration

create type maker_step as enum ('first_light', 'checklist', 'link', 'share');

-- What a maker has done or seen once and is not to be shown again: their first feedback as a sunrise, the checklist that
-- they hid, and two of its lines.
create table maker_steps (
  user_id uuid not null references users (id) on delete cascade,
  step maker_step not null,
  primary key (user_id, step)
);
