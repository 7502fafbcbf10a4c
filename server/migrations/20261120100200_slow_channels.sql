-- Up Migration

-- In seconds: so long a member of the group waits from one message to the next. 0: not at all.
alter table channels add column slow_seconds smallint not null default 0;
alter table channels add constraint channels_slow_seconds check (slow_seconds in (0, 10, 60)) not valid;
