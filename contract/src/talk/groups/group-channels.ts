import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { notifyLevels } from '../channels/channel-limits.ts';
import { foundMessages, searchForm } from '../channels/message-search.ts';
import { groupChannel, groupInAddress } from './group.ts';
import { channelName } from './group-form.ts';
import { groupLimits, slowSteps } from './group-limits.ts';

const oneChannel = z.object({ groupId: z.uuid(), channelId: z.uuid() });
const body = z.strictObject({ name: channelName });

export const createChannel = endpoint({
  name: 'groups.createChannel',
  method: 'POST',
  path: '/api/groups/:groupId/channels',
  summary: 'Add a channel to a group.',
  access: 'member',
  params: groupInAddress,
  body,
  status: 201,
  response: groupChannel,
  errors: [
    'groups.not_found',
    'groups.members_only',
    'groups.not_allowed',
    'groups.channel_name_taken',
    'groups.too_many_channels',
  ],
  limit: 'groups.change',
  idempotent: true,
});

export const changeChannel = endpoint({
  name: 'groups.changeChannel',
  method: 'PATCH',
  path: '/api/groups/:groupId/channels/:channelId',
  summary: 'Give a channel another name, or say how long members wait from one message to the next.',
  access: 'member',
  params: oneChannel,
  body: z.strictObject({ name: z.optional(channelName), slowSeconds: z.optional(z.literal(slowSteps)) }),
  status: 204,
  errors: [
    'groups.not_found',
    'groups.members_only',
    'groups.not_allowed',
    'groups.channel_name_taken',
    'groups.general_stays',
    'channels.not_found',
  ],
  limit: 'groups.change',
});

export const removeChannel = endpoint({
  name: 'groups.removeChannel',
  method: 'DELETE',
  path: '/api/groups/:groupId/channels/:channelId',
  summary: 'Remove a channel with all that was written in it.',
  access: 'member',
  params: oneChannel,
  status: 204,
  errors: [
    'groups.not_found',
    'groups.members_only',
    'groups.not_allowed',
    'groups.general_stays',
    'channels.not_found',
  ],
  limit: 'groups.change',
});

export const orderChannels = endpoint({
  name: 'groups.orderChannels',
  method: 'PUT',
  path: '/api/groups/:groupId/channel-order',
  summary: 'Put the channels of a group in order: all of them, each once.',
  access: 'member',
  params: groupInAddress,
  body: z.strictObject({ channelIds: z.array(z.uuid()).check(z.maxLength(groupLimits.channelsMax)) }),
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed', 'groups.order_stale'],
  limit: 'groups.change',
});

export const setNotify = endpoint({
  name: 'groups.setNotify',
  method: 'PUT',
  path: '/api/groups/:groupId/channels/:channelId/notify',
  summary: 'Say of what one wants to be told in a channel: of all, of what means oneself, of nothing.',
  access: 'member',
  params: oneChannel,
  body: z.strictObject({ level: z.enum(notifyLevels) }),
  status: 204,
  errors: ['groups.not_found', 'groups.members_only', 'groups.too_large_to_hear', 'channels.not_found'],
  limit: 'groups.change',
});

export const searchGroup = endpoint({
  name: 'groups.search',
  method: 'POST',
  path: '/api/groups/:groupId/searches',
  summary: 'Messages with these words in all channels of a group, the newest first.',
  access: 'member',
  params: groupInAddress,
  body: searchForm,
  status: 200,
  response: foundMessages,
  errors: ['groups.not_found', 'groups.members_only'],
  limit: 'channels.search',
});
