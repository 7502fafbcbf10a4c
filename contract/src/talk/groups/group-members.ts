import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { username } from '../../people/accounts/account-forms.ts';
import { groupInAddress, groupMember, groupRole } from './group.ts';
import { groupLimits } from './group-limits.ts';

const oneMember = z.object({ groupId: z.uuid(), username });

export const listMembers = endpoint({
  name: 'groups.listMembers',
  method: 'GET',
  path: '/api/groups/:groupId/members',
  summary: 'Who is in a group: owners, moderators, members, in the order in which they came.',
  access: 'member',
  params: groupInAddress,
  query: z.object({
    /** The beginning of a name or a username. */
    query: z.optional(z.string().check(z.trim(), z.maxLength(groupLimits.query))),
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  status: 200,
  response: z.object({ items: z.array(groupMember), next: z.nullable(z.string()) }),
  errors: ['groups.not_found', 'groups.members_only'],
  limit: 'groups.members',
});

export const removeMember = endpoint({
  name: 'groups.removeMember',
  method: 'DELETE',
  path: '/api/groups/:groupId/members/:username',
  summary: 'Remove somebody from a group. They may come back.',
  access: 'member',
  params: oneMember,
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed', 'request.not_found'],
  limit: 'groups.change',
});

export const banPerson = endpoint({
  name: 'groups.ban',
  method: 'PUT',
  path: '/api/groups/:groupId/bans/:username',
  summary: 'Remove somebody for good: to them, the group is not there any more.',
  access: 'member',
  params: oneMember,
  body: z.strictObject({
    /** For the group's moderators. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(groupLimits.banReasonMax))),
  }),
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed', 'request.not_found'],
  limit: 'groups.change',
});

export const changeRole = endpoint({
  name: 'groups.changeRole',
  method: 'PUT',
  path: '/api/groups/:groupId/members/:username/role',
  summary:
    'Make a member a moderator or an owner, or take the role of a moderator back. Only owners give up their own role, and one always stays.',
  access: 'member',
  params: oneMember,
  body: z.strictObject({ role: groupRole }),
  status: 204,
  errors: [
    'groups.not_found',
    'groups.members_only',
    'groups.not_allowed',
    'groups.last_owner',
    'request.not_found',
  ],
  limit: 'groups.change',
});

export const handOver = endpoint({
  name: 'groups.handOver',
  method: 'PUT',
  path: '/api/groups/:groupId/owner',
  summary: 'Make a member the owner in one’s own place; one stays as a moderator.',
  access: 'member',
  params: groupInAddress,
  body: z.strictObject({ username }),
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed', 'request.not_found'],
  limit: 'groups.change',
});
