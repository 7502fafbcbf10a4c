import * as reactions from '@firstlight/contract/showcase/reactions/reactions.ts';
import { route } from '../../../core/http/route.ts';
import { addReaction } from './add-reaction.ts';
import { readReactions } from './read-reactions.ts';
import { removeReaction } from './remove-reaction.ts';

export const reactionRoutes = [
  route(reactions.readReactions, readReactions),
  route(reactions.addReaction, addReaction),
  route(reactions.removeReaction, removeReaction),
];
