-- Up Migration

alter type notification_kind add value 'credit' after 'masked_reply';

-- Its author has tried the project again after an iteration, and said so.
alter table feedback add column is_retested boolean not null default false;

-- The moment of it stays with the author, as every moment does.
alter table hidden.feedback_authors add column retested_at timestamptz;

-- The latest time, beside the first: a project tried again after it was changed.
alter table hidden.test_visits add column last_opened_at timestamptz;

-- Whom to tell that their note was credited, sealed. Notes from before have none, and nobody is told.
alter table hidden.skip_authors add column author bytea;
