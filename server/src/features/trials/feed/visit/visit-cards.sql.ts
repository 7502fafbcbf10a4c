import { preparedText } from '../../../../db/prepared.ts';
import { cardFields, cardFigures, cardProject, categoryNames } from '../../../showcase/projects/cards.sql.ts';
import { hasResponse } from '../../feedback/responses.sql.ts';

const skippedFrom = `case wanted.reason when 'second_chance' then $6::timestamptz else '-infinity' end`;

/**
 * The cards of a visit as one text: $1 the projects in their order, $2 why each is there, $3 the fingerprint under which
 * the reader would have answered it, or null where that was looked at before; $4 the reader, $5 what they care for, $6
 * when the visit began, $7 whose projects they do not want to see. Left out are those that nobody may see any more, the reader's own, and those they have answered.
 * A second chance was skipped before: it is left out once it is answered again.
 */
export const cardsStatement = preparedText(
  'feed.list-cards',
  `
    select coalesce(json_agg(json_build_object(${cardFields},
      'opening', case when p.tagline <> '' then p.summary else '' end,
      'responseCount', k.feedback_count + k.skip_count,
      'isIdea', p.link is null and p.call_to_action_url is null,
      'reason', wanted.reason,
      'shared', ${categoryNames('(k.categories & $5::int)')}
    ) order by wanted.place), '[]'::json)::text as text
    from unnest($1::uuid[], $2::text[], $3::bytea[]) with ordinality as wanted (id, reason, pair_tag, place)
    ${cardFigures('wanted.id')}
    ${cardProject('wanted.id')}
    where k.listed and p.owner_id <> $4::uuid and p.owner_id <> all ($7::uuid[]) and not ${hasResponse('wanted.pair_tag', skippedFrom)}`,
);
