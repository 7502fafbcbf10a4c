import * as reactions from '@firstlight/contract/showcase/reactions/reactions.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { addReaction } from './add-reaction.ts';
import { reactionEvents } from './reactions.events.ts';
import { reactionsPersonal } from './reactions.personal.ts';
import { readReactions } from './read-reactions.ts';
import { removeReaction } from './remove-reaction.ts';

export const reactionsFeature = feature({
  name: 'reactions',
  routes: [
    route(reactions.readReactions, readReactions),
    route(reactions.addReaction, addReaction),
    route(reactions.removeReaction, removeReaction),
  ],
  events: reactionEvents,
  listeners: [
    listener({
      on: reactionEvents.changed,
      pushes: ({ projectId }) => [
        { topic: `project:${projectId}`, event: 'reactions.changed', payload: { projectId } },
      ],
    }),
  ],
  personal: [reactionsPersonal],
});
