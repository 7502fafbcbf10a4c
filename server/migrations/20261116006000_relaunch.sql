-- Up Migration

-- A project whose two weeks passed without its minimum gets them once more when its maker says what changed.
-- `earlier_seconds` is what its clock stood at then: how long it took in all is measured by both.
alter table project_needs
  add column relaunched_at timestamptz,
  add column earlier_seconds integer not null default 0;
