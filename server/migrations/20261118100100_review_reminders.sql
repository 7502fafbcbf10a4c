-- Up Migration

-- When admins were reminded that a reporter waits for an answer.
alter table report_reviews add column reminded_at timestamptz;
