import { findRules } from '@firstlight/contract/text/find-query.ts';
import type { Db } from '../../../../db/database.ts';
import { executePrepared, preparedText } from '../../../../db/prepared.ts';
import { rangeOfStarts } from '../../../../db/range-of-starts.ts';

interface Named {
  id: string;
  name: string;
  pitch: string;
}

/** How far back the middle of a name is looked for: a bound, so that the cost does not grow with the projects. */
const newest = 1000;

/**
 * Beginnings are a stretch of an index, whatever number of projects there is. Only where they leave places free are the newest
 * read for a name that holds the text somewhere. What is older and holds it in its middle, Explore's search finds.
 */
export const findStatement = preparedText(
  'projects.find',
  `with starts as materialized (
     select p.id, p.name, p.tagline, p.summary
     from projects p join project_stats k on k.project_id = p.id
     where k.listed and lower(p.name) collate "C" >= $1 and lower(p.name) collate "C" < $2
     order by lower(p.name) collate "C" limit ${findRules.most}
   ), recent as materialized (
     select project_id from project_stats where listed order by published_at desc, project_id desc
     limit case when (select count(*) from starts) < ${findRules.most} then ${newest} else 0 end
   ), within as (
     select p.id, p.name, p.tagline, p.summary
     from recent join projects p on p.id = recent.project_id
     where strpos(lower(p.name), $1) > 1 limit ${findRules.most}
   )
   select id, name, coalesce(nullif(tagline, ''), summary) as pitch
   from (select 0 as tier, * from starts union all select 1, * from within) as found
   order by tier limit ${findRules.most}`,
);

export async function listNamesLike(db: Db, query: string): Promise<Named[]> {
  const { rows } = await executePrepared<Named>(db, findStatement, rangeOfStarts(query));
  return rows;
}
