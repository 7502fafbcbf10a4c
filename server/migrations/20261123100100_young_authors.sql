-- Up Migration

-- Whether the account was young when the feedback was given. While there is an account it is looked up; noted when it goes,
-- or a feedback would stop being doubtful with its author, and its maker would see whose it was.
alter table hidden.feedback_origins add column was_young boolean;
