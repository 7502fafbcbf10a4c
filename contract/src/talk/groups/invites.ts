import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { username } from '../../people/accounts/account-forms.ts';
import { doorLimits } from './door-limits.ts';
import { group, groupCard, groupInAddress } from './group.ts';

export const notificationKinds = ['group_invite'] as const;

export const errors = {
  /** The same for a code that is wrong, run out, used up, revoked, somebody else’s, of a group that is gone, and for whoever is banned there. */
  'groups.invite_invalid': 404,
  'groups.too_many_invites': 409,
  /** The same whether they are there already, banned, blocked or not to be found. */
  'groups.cannot_invite': 409,
} as const;

const person = z.object({ username: z.string(), name: z.string() });
const grants = z.enum(doorLimits.inviteGrants);
const typedCode = z.string().check(z.minLength(1), z.maxLength(doorLimits.typedCodeMax));
const code = z.object({ code: typedCode });

/** As the group’s moderators see it. */
export const invite = z.object({
  id: z.uuid(),
  /** Ten characters; `invitePath` makes a link of it. */
  code: z.string(),
  grants,
  state: z.enum(['open', 'expired', 'used_up', 'revoked']),
  /** For one person alone; null: for whoever has it. */
  invitee: z.nullable(person),
  /** Null: the account is gone. */
  madeBy: z.nullable(person),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Null: as often as one likes. */
  usesLeft: z.nullable(z.int()),
  /** Who is in the group by it: the first of them, and how many. */
  cameBy: z.object({ count: z.int(), people: z.array(person) }),
});
export type Invite = z.infer<typeof invite>;

export const inviteForm = z.strictObject({
  grants: z.optional(grants),
  /** Until it runs out; `groupRules.inviteDays` where nothing is said. */
  days: z.optional(z.int().check(z.gte(1), z.lte(doorLimits.inviteDaysMax))),
  /** Left out: as often as one likes. */
  uses: z.optional(z.int().check(z.gte(1), z.lte(doorLimits.inviteUsesMax))),
  /** For one person, who is told; it serves once. */
  username: z.optional(username),
});
export type InviteForm = z.infer<typeof inviteForm>;

export const makeInvite = endpoint({
  name: 'groups.makeInvite',
  method: 'POST',
  path: '/api/groups/:groupId/invites',
  summary: 'Make an invite: a code for whoever has it, or for one person, who is told.',
  access: 'member',
  params: groupInAddress,
  body: inviteForm,
  status: 201,
  response: invite,
  errors: [
    'groups.not_found',
    'groups.members_only',
    'groups.not_allowed',
    'groups.too_many_invites',
    'groups.cannot_invite',
  ],
  limit: 'groups.invite',
  idempotent: true,
});

export const listInvites = endpoint({
  name: 'groups.listInvites',
  method: 'GET',
  path: '/api/groups/:groupId/invites',
  summary: 'The invites of a group, the latest first, and who came by which.',
  access: 'member',
  params: groupInAddress,
  query: z.object({
    /** Those alone that still let somebody in. */
    state: z.optional(z.literal('open')),
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  status: 200,
  response: z.object({ items: z.array(invite), next: z.nullable(z.string()) }),
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed'],
});

export const revokeInvite = endpoint({
  name: 'groups.revokeInvite',
  method: 'DELETE',
  path: '/api/groups/:groupId/invites/:inviteId',
  summary: 'Take an invite back: nobody comes by it any more.',
  access: 'member',
  params: z.object({ groupId: z.uuid(), inviteId: z.uuid() }),
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed', 'request.not_found'],
  limit: 'groups.change',
});

export const readInvite = endpoint({
  name: 'groups.readInvite',
  method: 'GET',
  path: '/api/group-invites/:code',
  summary: 'The card of the group that a code leads to, before one joins or asks. A whole link will do.',
  access: 'member',
  params: code,
  status: 200,
  response: z.object({
    group: groupCard,
    grants,
    /** Null: the account is gone. */
    invitedBy: z.nullable(person),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['groups.invite_invalid'],
});

export const joinByInvite = endpoint({
  name: 'groups.joinByInvite',
  method: 'POST',
  path: '/api/group-invites/:code/uses',
  summary: 'Join a group by a code that grants it. Whoever is there already uses nothing up.',
  access: 'member',
  params: code,
  status: 200,
  response: group,
  errors: ['groups.invite_invalid', 'groups.too_many'],
});
