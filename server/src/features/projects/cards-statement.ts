import { cardFields } from './card-fields.ts';

/** The cards of these projects ($1), in this order, as one text; what nobody may see any more is left out. */
export const cardsStatement = `
    /* prepared: projects.list-cards */
    select coalesce(json_agg(json_build_object(${cardFields},
      'isIdea', p.link is null and p.call_to_action_url is null
    ) order by wanted.place), '[]'::json)::text as text
    from unnest($1::uuid[]) with ordinality as wanted (id, place)
    join project_stats k on k.project_id = wanted.id
    join projects p on p.id = wanted.id
    join users o on o.id = p.owner_id
    where k.listed`;
