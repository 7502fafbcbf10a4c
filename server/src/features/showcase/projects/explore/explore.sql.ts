import { languages } from '@firstlight/contract/languages.ts';
import { ratingRules } from '@firstlight/contract/rules.ts';
import { type ExploreSort, projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { type PreparedText, preparedText } from '../../../../db/prepared.ts';
import { cardFields, cardProject } from '../cards.sql.ts';

interface Order {
  /** The column that an index is sorted by, and what the cursor says of it. */
  column: string;
  key: string;
  /** A cursor's key as a value of the column. */
  from: (key: string) => string;
  /** What else must be true of a project to be sorted so. */
  only: string;
}

const asNumber = (key: string) => `${key}::bigint`;

const orders: Record<ExploreSort, Order> = {
  recent: {
    column: 'k.published_at',
    key: '(extract(epoch from k.published_at) * 1000000)::bigint',
    from: (key) => `'epoch'::timestamptz + ${key} * interval '1 microsecond'`,
    only: 'true',
  },
  most: { column: 'k.feedback_count', key: 'k.feedback_count', from: asNumber, only: 'true' },
  top: {
    column: 'k.rating',
    key: 'k.rating',
    from: asNumber,
    only: `k.feedback_count >= ${ratingRules.highestRatedFrom}`,
  },
};

const { page } = projectLimits;
/** How many of the newest matches search looks at, so that its cost does not grow with the number of projects. */
const candidates = 200;
/** Words that so many of the newest projects use together are soon found by walking on, and not too far. */
const often = { of: 500, atLeast: 10, within: 20_000 };

const columns = 'k.project_id, k.categories, k.feedback_count, k.rating_sum, k.validated';
const newestFirst = 'order by published_at desc, project_id desc';
const filter = '(k.categories & $1::int) <> 0 and (k.validated or not $2::boolean)';

/** Along one index, from its beginning or from what `beyond` says: a page of one language. */
function walk(
  sort: ExploreSort,
  { tier, language, beyond }: { tier: 0 | 1; language: string; beyond: string },
): string {
  const { column, key, only } = orders[sort];
  return `(
        select ${columns}, ${key} as key, ${tier} as tier
        from project_stats k
        where k.listed and k.language = ${language} and ${only} and ${filter} and ${beyond}
        order by ${column} desc, k.project_id desc
        limit ${page + 1})`;
}

const merged = (walks: readonly string[]) => `
    with page as (
      select * from (${walks.join(' union all ')}) walks
      order by tier desc, key desc, project_id desc
      limit ${page + 1}
    ) ${asJson}`;

/** A page of all languages: $1 categories, $2 validated only; then $3 key and $4 id of the last project before it. */
export function listStatement(sort: ExploreSort, isFirst: boolean): PreparedText {
  const { column, from } = orders[sort];
  const beyond = isFirst ? 'true' : `(${column}, k.project_id) < (${from('$3')}, $4::uuid)`;
  return preparedText(
    `projects.explore-${sort}${isFirst ? '-first' : ''}`,
    merged(languages.map((one) => walk(sort, { tier: 0, language: `'${one}'`, beyond }))),
  );
}

/**
 * A page of one language, $3, and after it of the others: $4 and $5 are the key and id after which its walk begins, $6 and
 * $7 those of the others. Before the first is `start`, and a walk that is not wanted begins at the `end`.
 */
export function languageStatement(sort: ExploreSort): PreparedText {
  const { column, from } = orders[sort];
  const after = (key: string, id: string) => `(${column}, k.project_id) < (${from(key)}, ${id}::uuid)`;
  return preparedText(
    `projects.explore-language-${sort}`,
    merged([
      walk(sort, { tier: 1, language: '$3::language', beyond: after('$4', '$5') }),
      ...languages.map((one) =>
        walk(sort, {
          tier: 0,
          language: `'${one}'`,
          beyond: `$3::language <> '${one}' and ${after('$6', '$7')}`,
        }),
      ),
    ]),
  );
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Later than any project in any of the orders, and earlier. */
export const start = ['9000000000000000', lastId] as const;
export const end = ['-1', lastId] as const;

/**
 * A page of what search finds among the newest matches, those whose name matches first. $3 the words, $4 the same for
 * names alone; then $5 tier, $6 key and $7 id; where one language is asked for, it comes last. Which way leads to the newest matches is tried out on the newest
 * projects rather than left to the planner, who takes words for strangers to each other: see decision 26. What was typed
 * is read once and hidden from the planner, so that neither way depends on what it thinks of the words.
 */
export function searchStatement(sort: ExploreSort, isFirst: boolean, isInLanguage = false): PreparedText {
  const { key, only: sorted } = orders[sort];
  const only = isInLanguage ? `${sorted} and k.language = $${isFirst ? 5 : 8}::language` : sorted;
  const beyond = isFirst ? 'true' : '(tier, key, project_id) < ($5::int, $6::bigint, $7::uuid)';
  return preparedText(
    `projects.search-${sort}${isFirst ? '-first' : ''}${isInLanguage ? '-language' : ''}`,
    `
    with typed as materialized (
      select search_query($3::text) as words, search_query($4::text) as names
    ), newest as (
      select count(*) as hits
      from (select words from project_search ${newestFirst} limit ${often.of}) s
      where s.words @@ (select words from typed)
    ), walked as materialized (
      select ${columns}, ${key} as key, (s.words @@ (select names from typed))::int as tier
      from (select * from project_search ${newestFirst} limit ${often.within}) s
      join project_stats k on k.project_id = s.project_id
      where (select hits from newest) >= ${often.atLeast} and s.words @@ (select words from typed) and ${only} and ${filter}
      order by s.published_at desc, s.project_id desc
      limit ${candidates}
    ), walk as (
      select count(*) > ${page} as is_enough from walked
    ), looked_up as materialized (
      select project_id, published_at, (words @@ (select names from typed))::int as tier
      from project_search
      where not (select is_enough from walk) and words @@ (select words from typed)
    ), found as (
      select * from walked where (select is_enough from walk)
      union all
      (select ${columns}, ${key} as key, s.tier
      from (select * from looked_up ${newestFirst} offset 0) s join project_stats k on k.project_id = s.project_id
      where ${only} and ${filter}
      order by s.published_at desc, s.project_id desc
      limit ${candidates})
    ), page as (
      select * from found where ${beyond}
      order by tier desc, key desc, project_id desc
      limit ${page + 1}
    ) ${asJson}`,
  );
}

/** The answer as it leaves: built here, it crosses Node as one text. Its shape is `explorePage` of the contract. */
const asJson = `
    select json_build_object(
      'items', coalesce((
        select json_agg(json_build_object(
          ${cardFields}
        ) order by k.tier desc, k.key desc, k.project_id desc)
        from (select * from page limit ${page}) k
        ${cardProject('k.project_id')}), '[]'::json),
      'next', (
        select encode(convert_to(tier || '.' || key || '.' || project_id, 'UTF8'), 'hex')
        from page where (select count(*) from page) > ${page} offset ${page - 1} limit 1)
    )::text as text`;
