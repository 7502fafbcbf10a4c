-- Up Migration

-- The full quarter of an hour in which others first saw it, which everybody could note down themselves. It stands here and not beside
-- the author, so that nothing that is counted or said from it changes when the author goes.
alter table feedback add column first_shown_at timestamptz;
alter table skips add column first_shown_at timestamptz;
