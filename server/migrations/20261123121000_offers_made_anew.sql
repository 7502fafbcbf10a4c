-- Up Migration

-- An offer that was void comes once more at most: a maker who hides a project again and again does not have the same people asked again and again.
alter table assignments add column is_anew boolean not null default false;
