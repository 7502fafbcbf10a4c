-- Up Migration

-- What a run was asked to look at, sorted; null: all. A run follows only from a dry run of the same.
alter table distribution_runs add column project_ids uuid[];
