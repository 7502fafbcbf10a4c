-- Up Migration

-- Its author gave feedback on the same project and has left since. Whoever does both counts once, and nothing else is
-- left to tell it by.
alter table skips add column is_superseded boolean not null default false;
