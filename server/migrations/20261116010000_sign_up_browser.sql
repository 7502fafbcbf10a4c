-- Up Migration

-- The fingerprint of a secret in the browser that signed up: only there does the link of the mail confirm by itself.
alter table users add column sign_up_hash bytea;
