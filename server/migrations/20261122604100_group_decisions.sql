-- Up Migration

-- What each decision that stands made of the group, by its case: several may stand at once, and the fall of one leaves the others.
alter table groups add column decisions jsonb not null default '{}';
