import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { peopleInTextAs } from '../../people/accounts/accounts.sql.ts';
import { coverAddresses } from './cover/cover-addresses.ts';

/** The names of a set of categories, from an expression for the number that stands for it. */
export const categoryNames = (mask: string) =>
  `array_remove(array[${categories.map((name, bit) => `case when ${mask} & ${2 ** bit} <> 0 then '${name}' end`).join(', ')}], null)`;

/** The addresses of a cover whose folder only the database knows. */
const folder = '<folder>';
const cover = (size: 'small' | 'large') =>
  `'${coverAddresses(folder)[size].replace(folder, "' || p.cover_key || '")}'`;

/** What `json_build_object` makes a card of, from p a project, k its figures and o its owner. Its shape is the contract’s. */
export const cardFields = `
          'id', p.id,
          'name', p.name,
          'pitch', coalesce(nullif(p.tagline, ''), p.summary),
          'categories', ${categoryNames('k.categories')},
          'demoType', p.demo_type,
          'language', p.language,
          'cover', case when p.cover_key is not null then json_build_object(
            'small', ${cover('small')}, 'large', ${cover('large')}, 'alt', p.cover_alt) end,
          'owner', json_build_object('username', o.username, 'name', o.name),
          'feedbackCount', k.feedback_count,
          'rating', k.rating_sum::float8 / nullif(k.feedback_count, 0),
          'validated', k.validated,
          'publishedAt', to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What the fields are taken from, given an expression for the project’s id and, where they are not there yet, its figures. */
export const cardProject = (id: string) => `join projects p on p.id = ${id}
    join ${peopleInTextAs('o')} on o.id = p.owner_id`;

export const cardFigures = (id: string) => `join project_stats k on k.project_id = ${id}`;
