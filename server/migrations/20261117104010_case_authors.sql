-- Up Migration

-- What a moderator reads of a hidden author, as it was when the case was opened: a figure that follows the account would go with it.
alter table cases add column author_strikes integer;
alter table cases add column author_is_young boolean;
