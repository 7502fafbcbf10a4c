-- Up Migration

-- How much of what counts is from people who answer each other with the maker: it may fill a need, and
-- is left out of the value until it does.
alter table project_needs add column friends_full integer not null default 0;
alter table project_needs add column friends_quick integer not null default 0;
