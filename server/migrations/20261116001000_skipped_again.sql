-- Up Migration

-- The week in which its author skipped the project again, after it came back to them: from then on their later note
-- stands for them wherever people are counted.
alter table skips add column outdated_in date;

-- A pair's fingerprint stands with its latest skip, which it keeps the only one, and here with those before. What runs
-- now reads no fingerprint, so it does not mind one that is missing.
alter table hidden.skip_authors add column earlier_pair_tag bytea;
-- squawk-ignore ban-drop-not-null
alter table hidden.skip_authors alter column pair_tag drop not null;
