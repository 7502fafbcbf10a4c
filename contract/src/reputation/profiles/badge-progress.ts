import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { badgeNames, badgeParts } from './profile-limits.ts';

/** How far somebody is on the way to the next level of a badge. */
const badgeProgress = z.object({
  name: z.enum(badgeNames),
  /** The one that comes next. */
  level: z.int(),
  /** All of them must be there. */
  parts: z.array(z.object({ what: z.enum(badgeParts), have: z.int(), need: z.int() })),
});

export type BadgeProgress = z.infer<typeof badgeProgress>;

export const readBadgeProgress = endpoint({
  name: 'profiles.readProgress',
  method: 'GET',
  path: '/api/me/badges',
  summary: 'How far one is on the way to the next level of each badge. Nobody else is told.',
  access: 'member',
  status: 200,
  response: z.array(badgeProgress),
});
