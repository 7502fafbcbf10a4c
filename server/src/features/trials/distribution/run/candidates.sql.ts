import { languages } from '@firstlight/contract/languages.ts';
import { preparedText } from '../../../../db/prepared.ts';
import { lookedAt } from '../model/shortlist.ts';

const columns = 's.project_id, s.owner_id, s.categories, s.language, s.value_full, s.value_skip';

const mayBeShown = `s.owner_id <> $1::uuid and s.owner_id <> all ($5::uuid[])
          and (select 1 from hidden.showings h
               where h.tester_tag = $2::bytea and h.project_id = s.project_id limit 1) is null`;

/**
 * All that a visit is ranked by, in one answer: $1 the tester, $2 their tag, $3 the categories to look in, $4 whether in
 * the tester's own language or in the others, $5 whose projects they do not want to see, nobody's for nearly all. Each category is read in its own order and only as far as needed. What was
 * shown before is left out by one probe for each candidate: written as `not exists`, the planner would read somebody's
 * whole history instead.
 *
 * What the tester was asked for is among the first look's candidates wherever it stands in those orders and whatever its
 * language: whoever follows an invitation must find it. Most people have none, and for them nothing is read.
 */
export const candidatesStatement = preparedText(
  'distribution.find-candidates',
  `
    with offers as materialized (
      select project_id from assignments
      where tester_id = $1::uuid and state = 'offered'
        and (select open_offers from tester_pool where tester_id = $1::uuid) > 0
    ), best as (
      select slot.*
      from generate_series(0, 12) as bit
      cross join unnest(array[${languages.map((language) => `'${language}'`).join(', ')}]::language[]) as spoken
      cross join lateral (
        select ${columns} from feed_slots s
        where s.category = bit::smallint and s.language = spoken and ${mayBeShown}
        order by s.value_full desc, s.project_id
        limit (select ${lookedAt.least} + ${lookedAt.shared} / greatest(1, bit_count($3::int::bit(13))))
      ) as slot
      where ($3::int & (1 << bit)) <> 0
        and (spoken = (select language from tester_pool where tester_id = $1::uuid)) = $4::boolean
    ), asked as (
      select ${columns} from offers join feed_slots s using (project_id)
      where ($3::int & (1 << s.category)) <> 0 and ${mayBeShown}
    ), found as (
      select distinct on (project_id) * from (
        select * from best where $4::boolean or project_id not in (select project_id from offers)
        union all
        select * from asked where $4::boolean
      ) as slot
      order by project_id
    )
    select json_build_object(
      'tester', (select json_build_object('interests', interests, 'language', language,
          'full', full_multiplier, 'quick', skip_multiplier)
        from tester_pool where tester_id = $1::uuid),
      'cells', (select json_agg(json_build_array(shown, full_given, skips_given) order by fit_cell) from fit_rates),
      'testers', (select testers from distribution_totals),
      'candidates', (select coalesce(json_agg(json_build_object(
          'projectId', project_id, 'categories', categories, 'language', language,
          'valueFull', value_full, 'valueSkip', value_skip,
          'offered', project_id in (select project_id from offers))), '[]'::json)
        from found)
    )::text as text`,
);
