import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents, LiveTopics } from '../../live-declarations.ts';
import { categories } from '../../showcase/projects/categories.ts';
import { group, groupCard, ownGroup, groupInAddress as params } from './group.ts';
import { groupForm, groupSettings } from './group-form.ts';
import { groupLimits, groupSorts } from './group-limits.ts';

export const notificationKinds = ['group_mention', 'group_message'] as const;

/** Members alone follow it. */
export const liveTopics = { group: { id: z.uuid() } } as const satisfies LiveTopics;

export const liveEvents = {
  /** Its card, settings, channels, state or members: it is to be asked for again. */
  'groups.changed': { topic: 'group', payload: z.object({ groupId: z.uuid() }) },
  /** One came into a group, is no longer in it, or has another role there. */
  'groups.membership_changed': { topic: 'me', payload: z.object({ groupId: z.uuid() }) },
} as const satisfies LiveEvents;

export const createGroup = endpoint({
  name: 'groups.create',
  method: 'POST',
  path: '/api/groups',
  summary: 'Make a group, with a channel called general and oneself as its owner.',
  access: 'member',
  body: groupForm,
  status: 201,
  response: group,
  errors: ['groups.too_many'],
  idempotent: true,
});

export const discoverGroups = endpoint({
  name: 'groups.discover',
  method: 'GET',
  path: '/api/groups',
  summary: 'Groups that anybody may find: the largest, those that moved last, or those that words find.',
  access: 'member',
  query: z.object({
    sort: z.optional(z.enum(groupSorts)),
    query: z.optional(z.string().check(z.trim(), z.maxLength(groupLimits.query))),
    category: z.optional(z.enum(categories)),
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  status: 200,
  response: z.object({ items: z.array(groupCard), next: z.nullable(z.string()) }),
  limit: 'groups.find',
});

export const listOwnGroups = endpoint({
  name: 'groups.listMine',
  method: 'GET',
  path: '/api/me/groups',
  summary: 'The groups one is in, by name, and what one has not read there.',
  access: 'member',
  status: 200,
  response: z.object({ items: z.array(ownGroup) }),
});

export const countMentions = endpoint({
  name: 'groups.countMentions',
  method: 'GET',
  path: '/api/me/mentions',
  summary: 'How often one was meant, in all groups one is in, by what one has not read.',
  access: 'member',
  status: 200,
  /** Counted so far as `channelLimits.unreadMax`. */
  response: z.object({ mentions: z.int() }),
});

export const readGroup = endpoint({
  name: 'groups.read',
  method: 'GET',
  path: '/api/groups/:groupId',
  summary:
    'A group: its card for whoever may know of it, its channels for members, and what one may do there.',
  access: 'member',
  params,
  status: 200,
  response: group,
  errors: ['groups.not_found'],
});

export const changeGroup = endpoint({
  name: 'groups.change',
  method: 'PATCH',
  path: '/api/groups/:groupId',
  summary: 'Change a group’s settings; whether it is public or listed only as its owner.',
  access: 'member',
  params,
  body: groupSettings,
  status: 200,
  response: group,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed'],
  limit: 'groups.change',
});

export const freezeGroup = endpoint({
  name: 'groups.freeze',
  method: 'PUT',
  path: '/api/groups/:groupId/freeze',
  summary: 'Freeze a group: nobody sends or edits anything; removing stays open.',
  access: 'member',
  params,
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed'],
  limit: 'groups.change',
});

export const unfreezeGroup = endpoint({
  name: 'groups.unfreeze',
  method: 'DELETE',
  path: '/api/groups/:groupId/freeze',
  summary: 'Let people write in a group again.',
  access: 'member',
  params,
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed'],
  limit: 'groups.change',
});

export const deleteGroup = endpoint({
  name: 'groups.delete',
  method: 'DELETE',
  path: '/api/groups/:groupId',
  summary: 'Delete a group. It is gone for everybody at once; its owners can bring it back for a week.',
  access: 'member',
  params,
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed'],
  limit: 'groups.change',
});

export const restoreGroup = endpoint({
  name: 'groups.restore',
  method: 'POST',
  path: '/api/groups/:groupId/restorations',
  summary: 'Bring back a group that was deleted less than a week ago.',
  access: 'member',
  params,
  status: 200,
  response: group,
  errors: ['groups.not_found'],
  limit: 'groups.change',
});

export const joinGroup = endpoint({
  name: 'groups.join',
  method: 'PUT',
  path: '/api/groups/:groupId/membership',
  summary: 'Join a public group.',
  access: 'member',
  params,
  status: 200,
  response: group,
  errors: ['groups.not_found', 'groups.private', 'groups.too_many'],
  limit: 'groups.join',
});

export const leaveGroup = endpoint({
  name: 'groups.leave',
  method: 'DELETE',
  path: '/api/groups/:groupId/membership',
  summary: 'Leave a group. Its last owner hands it over first.',
  access: 'member',
  params,
  status: 204,
  errors: ['groups.not_found', 'groups.last_owner'],
  limit: 'groups.join',
});
