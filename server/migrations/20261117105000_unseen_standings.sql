-- Up Migration

-- Whoever is held back for hidden content alone stays as they are for others: a note that goes and a page that goes after it point
-- at each other, whatever lies between.
alter table users add column is_standing_hidden boolean not null default false;
