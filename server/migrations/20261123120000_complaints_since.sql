-- Up Migration

-- From when on complaints count towards a rest: one for another reason takes none of them away.
alter table newsletter_lanes add column complaints_since timestamptz;
