-- Up Migration

-- A removed iteration can be brought back for a short while; then the night takes it away, and its credits with it.
alter table iterations add column deleted_at timestamptz;
alter table iterations add column is_edited boolean not null default false;
-- The table is small, and a maker writes a few rows of it a day at most.
-- squawk-ignore require-concurrent-index-creation
create index iterations_deleted on iterations (deleted_at) where deleted_at is not null;
