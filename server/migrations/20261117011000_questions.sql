-- Up Migration

-- What makers ask whoever gives feedback. Changed questions are asked from the next midnight on: one that changed in the middle of
-- a day would tell of each answer whether it was written before or after.
alter table projects
  add column questions text[] not null default '{}',
  add column questions_before text[] not null default '{}',
  add column questions_asked_from timestamptz not null default 'epoch';

-- Each with the words it answers, [{"question", "answer"}]: what the maker asks later is not what was answered.
alter table feedback add column answers jsonb not null default '[]';
alter table hidden.pending_feedback add column answers jsonb not null default '[]';
