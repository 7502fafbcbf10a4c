-- Up Migration

-- Whether the maker has put a note aside. Theirs alone: nothing that anybody else sees follows from it. What was written
-- before there was an inbox is history, so rows of that time are put aside; those to come are not.
alter table feedback add column is_done boolean not null default true;
alter table feedback alter column is_done set default false;
alter table skips add column is_done boolean not null default true;
alter table skips alter column is_done set default false;
