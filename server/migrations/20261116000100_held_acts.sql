-- Up Migration

-- When somebody last did something that everybody sees at once under their name. Kept for an hour: what the same person
-- does hidden must not show beside it.
create table named_acts (
  user_id uuid primary key references users (id) on delete cascade,
  acted_at timestamptz not null
);

-- Its author had just done something under their name when it fell due: `release_at` was drawn by lot, once.
alter table hidden.pending_feedback add column is_held boolean not null default false;
alter table hidden.pending_skips add column is_held boolean not null default false;
alter table hidden.pending_replies add column is_held boolean not null default false;
alter table hidden.pending_reveals add column is_held boolean not null default false;

-- When others first saw it, where that was not with the full quarter of an hour after it was done.
alter table hidden.feedback_authors add column shown_at timestamptz;
alter table hidden.skip_authors add column shown_at timestamptz;
