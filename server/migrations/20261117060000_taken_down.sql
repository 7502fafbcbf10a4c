-- Up Migration

-- What moderation has taken down, or what reports hide until somebody has looked. Its author goes on seeing it, nobody else does;
-- projects have had such a flag from the start (`suspended_at`).
alter table comments add column taken_down_at timestamptz;
alter table iterations add column taken_down_at timestamptz;
alter table profiles add column taken_down_at timestamptz;
alter table feedback_replies add column taken_down_at timestamptz;

-- A note that is taken down is withheld, so that no list, figure or index learns a second way to leave it out. `was_withheld` keeps
-- what holds of it otherwise, by its author's standing, for the day it comes back.
alter table feedback add column taken_down_at timestamptz;
alter table feedback add column was_withheld boolean not null default false;
alter table skips add column taken_down_at timestamptz;
alter table skips add column was_withheld boolean not null default false;
