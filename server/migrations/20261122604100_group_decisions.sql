-- Up Migration

-- What each decision that stands made of the group, by its case: several may stand at once, and the fall of one leaves the others.
alter table groups add column decisions jsonb not null default '{}';

-- What stands already: the latest decision about each.
update groups set decisions = jsonb_build_object(decided.id::text, groups.measure)
from (
  select distinct on (subject_id) subject_id, id from cases
  where subject_kind = 'group' and outcome = 'upheld' order by subject_id, decided_at desc
) as decided
where decided.subject_id = groups.id and groups.measure is not null;
