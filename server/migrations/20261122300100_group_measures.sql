-- Up Migration

-- What a decision of moderation made of the group in place of hiding it. Its moderators end neither.
alter table groups add column measure text;
alter table groups add constraint groups_measure check (measure in ('frozen', 'deleted')) not valid;
