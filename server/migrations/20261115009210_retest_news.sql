-- Up Migration

-- A hidden tester has tried a project again after an iteration.
alter type notification_kind add value 'retest' after 'feedback';
