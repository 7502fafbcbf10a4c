import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { World } from '../../../../testing/world.ts';
import { type Cell, canary } from './matrix-scene.testing.ts';

/** One line of the table in the README: which route is asked, and with what. */
export interface MatrixAct {
  route: string;
  input(cell: Cell): Record<string, unknown>;
  /** What stands before somebody asks. */
  before?: (world: World, cell: Cell) => Promise<unknown>;
}

type Input = MatrixAct['input'];

const group: Input = ({ groupId }) => ({ groupId });
const channel: Input = ({ channelIds }) => ({ channelId: channelIds[0] });
const second: Input = ({ groupId, channelIds }) => ({ groupId, channelId: channelIds[1] });
const own: Input = (cell) => ({ ...channel(cell), seq: cell.ownSeq });
const of =
  (name: string): Input =>
  (cell) => ({ ...channel(cell), seq: cell.seqs[name] });
const person =
  (name: keyof Cell['names']): Input =>
  (cell) => ({ ...group(cell), username: cell.names[name] });
const words: Input = () => ({ words: canary });
const heart: Input = (cell) => ({ ...of('owner')(cell), kind: 'heart' });

const run =
  (text: string, values: (cell: Cell) => unknown[] = ({ groupId }) => [groupId]) =>
  (world: World, cell: Cell) =>
    world.database.pool.query(text, values(cell));
const message = ({ channelIds, ownSeq }: Cell) => [channelIds[0], ownSeq];

const freeze = async (world: World, cell: Cell) => {
  await run('update groups set frozen_at = now() where id = $1')(world, cell);
  await run('update channel_heads set is_open = false where group_id = $1')(world, cell);
};
const remove = run("update groups set deleted_at = '2026-11-16T09:00:00Z' where id = $1");
const takeDown = run('update groups set taken_down_at = now() where id = $1');
const unsay = run(
  `update messages set removed_at = '2026-11-16T10:00:00Z', removed_by = 'author' where channel_id = $1 and seq = $2`,
  message,
);
const pinned = run(
  "update messages set pinned_at = '2026-11-16T10:00:00Z' where channel_id = $1 and seq = $2",
  message,
);

const act = (route: string, ...inputs: Input[]): MatrixAct => ({
  route,
  input: (cell) => Object.assign({}, ...inputs.map((input) => input(cell))),
});
const after = (before: MatrixAct['before'], made: MatrixAct): MatrixAct => ({
  ...made,
  ...(before && { before }),
});
const more =
  (fields: object): Input =>
  () => ({ ...fields });
const newId: Input = () => ({ id: uuidV7(randomUUID()), text: 'Gladly.' });

export const matrixActs: Record<string, MatrixAct> = {
  'make a group': act(
    'groups.create',
    more({ name: 'Garden makers', description: '', categories: ['local'], visibility: 'public' }),
  ),
  'find groups': act('groups.discover'),
  'list one’s groups': act('groups.listMine'),
  'count one’s mentions': act('groups.countMentions'),
  'search one’s conversations': act('channels.searchConversations', words),
  'see the card': act('groups.read', group),
  'see the card of one taken down': after(takeDown, act('groups.read', group)),
  'see the card of a deleted one': after(remove, act('groups.read', group)),
  'look at an invite': act('groups.readInvite', ({ joinCode }) => ({ code: joinCode })),
  'read a log': act('channels.readHistory', channel),
  'read a log of one taken down': after(takeDown, act('channels.readHistory', channel)),
  'read a log of a deleted one': after(remove, act('channels.readHistory', channel)),
  'read what changed': act('channels.readChanges', channel),
  'list pins': act('channels.listPins', channel),
  'search a channel': act('channels.search', channel, words),
  'search the group': act('groups.search', group, words),
  'list members': act('groups.listMembers', group),
  'list shared projects': act('groups.listProjects', group),
  'mark as read': act('channels.markRead', own),
  'mark as unread': act('channels.markUnread', own),
  'choose what to hear': act('groups.setNotify', second, more({ level: 'none' })),
  send: act('channels.send', channel, newId),
  'send while frozen': after(freeze, act('channels.send', channel, newId)),
  'say that one is writing': act('channels.tellTyping', channel),
  'say so while frozen': after(freeze, act('channels.tellTyping', channel)),
  'send to a deleted one': after(remove, act('channels.send', channel, newId)),
  'edit own': act('channels.edit', own, more({ text: 'Otherwise.' })),
  'edit own while frozen': after(freeze, act('channels.edit', own, more({ text: 'Otherwise.' }))),
  'edit another owner’s': act('channels.edit', of('third'), more({ text: 'Otherwise.' })),
  react: act('channels.addReaction', heart),
  'react while frozen': after(freeze, act('channels.addReaction', heart)),
  'take back a reaction': act('channels.removeReaction', heart),
  'remove own': act('channels.remove', own),
  'remove own while frozen': after(freeze, act('channels.remove', own)),
  'bring back own': after(unsay, act('channels.restore', own)),
  'remove a member’s': act('channels.remove', of('fourth')),
  'remove another moderator’s': act('channels.remove', of('second')),
  'remove another owner’s': act('channels.remove', of('third')),
  'remove what is withheld': act('channels.remove', of('limited')),
  pin: act('channels.pin', of('owner')),
  unpin: after(pinned, act('channels.unpin', own)),
  'make a channel': act('groups.createChannel', group, more({ name: 'questions' })),
  'change a channel': act('groups.changeChannel', second, more({ name: 'notices' })),
  'remove a channel': act('groups.removeChannel', second),
  'order channels': act('groups.orderChannels', group, ({ channelIds }) => ({
    channelIds: channelIds.toReversed(),
  })),
  freeze: act('groups.freeze', group),
  unfreeze: after(freeze, act('groups.unfreeze', group)),
  'make an invite': act('groups.makeInvite', group),
  'invite a person': act('groups.makeInvite', person('outsider')),
  'list invites': act('groups.listInvites', group),
  'revoke an invite': act('groups.revokeInvite', group, ({ inviteId }) => ({ inviteId })),
  'list requests': act('groups.listRequests', group),
  'answer a request': act('groups.answerRequest', group, ({ requestId }) => ({
    requestId,
    answer: 'approved',
  })),
  'remove a member': act('groups.removeMember', person('member')),
  'remove another moderator': act('groups.removeMember', person('moderator')),
  'remove another owner': act('groups.removeMember', person('owner')),
  'ban a member': act('groups.ban', person('member')),
  'ban another moderator': act('groups.ban', person('moderator')),
  'ban another owner': act('groups.ban', person('owner')),
  'ban an outsider': act('groups.ban', person('outsider')),
  'change the card': act('groups.change', group, more({ name: 'Harbour people' })),
  'change the visibility': act('groups.change', group, more({ visibility: 'public' })),
  'unlist it': act('groups.change', group, more({ visibility: 'private', isListed: false })),
  'name a moderator': act('groups.changeRole', person('member'), more({ role: 'moderator' })),
  'name an owner': act('groups.changeRole', person('moderator'), more({ role: 'owner' })),
  'demote another owner': act('groups.changeRole', person('owner'), more({ role: 'member' })),
  'hand over': act('groups.handOver', person('member')),
  'delete the group': act('groups.delete', group),
  'bring back the group': after(remove, act('groups.restore', group)),
  'share own project': act('groups.shareProject', group, ({ ownProjectId }) => ({ projectId: ownProjectId })),
  'share another’s project': act('groups.shareProject', group, ({ othersProjectId }) => ({
    projectId: othersProjectId,
  })),
  'unshare what an owner shared': act('groups.unshareProject', group, ({ projectId }) => ({ projectId })),
  join: act('groups.join', group),
  'join by an invite': act('groups.joinByInvite', ({ joinCode }) => ({ code: joinCode })),
  ask: act('groups.ask', group),
  'ask by an invite': act('groups.ask', group, ({ askCode }) => ({ code: askCode })),
  'read own request': act('groups.readOwnRequest', group),
  'take back own request': act('groups.withdrawRequest', group),
  leave: act('groups.leave', group),
};
