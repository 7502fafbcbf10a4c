import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents } from '../../live-declarations.ts';
import { reactionKinds } from './reaction-kinds.ts';

export const liveEvents = {
  'reactions.changed': { topic: 'project', payload: z.object({ projectId: z.uuid() }) },
} as const satisfies LiveEvents;

const place = { projectId: z.uuid() };

export const reactionsOf = z.object({
  counts: z.object({
    thumb: z.int(),
    heart: z.int(),
    rocket: z.int(),
    bulb: z.int(),
    thinking: z.int(),
  }),
  /** The reader's own. */
  mine: z.array(z.enum(reactionKinds)),
});

export type Reactions = z.infer<typeof reactionsOf>;

export const readReactions = endpoint({
  name: 'reactions.read',
  method: 'GET',
  path: '/api/projects/:projectId/reactions',
  summary: 'How often each reaction was given to a project, and which of them are one’s own.',
  access: 'anyone',
  isSameForGuests: true,
  params: z.object(place),
  status: 200,
  response: reactionsOf,
  errors: ['projects.not_found'],
});

export const addReaction = endpoint({
  name: 'reactions.add',
  method: 'PUT',
  path: '/api/projects/:projectId/reactions/:kind',
  summary: 'React to a project; doing it twice is doing it once.',
  access: 'member',
  params: z.object({ ...place, kind: z.enum(reactionKinds) }),
  status: 200,
  response: reactionsOf,
  errors: ['projects.not_found'],
});

export const removeReaction = endpoint({
  name: 'reactions.remove',
  method: 'DELETE',
  path: '/api/projects/:projectId/reactions/:kind',
  summary: 'Take a reaction back.',
  access: 'member',
  params: z.object({ ...place, kind: z.enum(reactionKinds) }),
  status: 200,
  response: reactionsOf,
  errors: ['projects.not_found'],
});
