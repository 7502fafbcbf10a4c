import type { BusyRequests } from './busy-pair.ts';
import { group } from './busy-pair.ts';

export const requests: BusyRequests = ({ groups, maker, tester, leaver }, dice) => {
  const { id: groupId, general, news } = dice.pick(groups);
  // There and back, so that neither of them is left without the role.
  const [from, to] = dice.below(2) === 0 ? [maker, tester] : [tester, maker];
  const one = { params: { groupId } };
  const member = { params: { groupId, username: tester.username } };
  const channel = { params: { groupId, channelId: news } };
  return {
    'groups.create': { by: tester, body: group },
    'groups.discover': {},
    'groups.listMine': {},
    'groups.read': one,
    'groups.change': { ...one, body: { description: 'What works.' } },
    'groups.freeze': one,
    'groups.unfreeze': one,
    'groups.delete': one,
    'groups.restore': one,
    'groups.join': { by: tester, ...one },
    'groups.leave': { by: tester, ...one },
    'groups.listMembers': one,
    'groups.removeMember': member,
    // Somebody who is no member: bans are for good, and the tester is needed.
    'groups.ban': { params: { groupId, username: leaver.username }, body: {} },
    'groups.changeRole': { ...member, body: { role: dice.pick(['moderator', 'member']) } },
    'groups.handOver': { by: from, ...one, body: { username: to.username } },
    'groups.createChannel': { ...one, body: { name: `channel-${dice.below(1000)}` } },
    'groups.changeChannel': { ...channel, body: { name: `news-${dice.below(1000)}` } },
    'groups.removeChannel': channel,
    'groups.setNotify': { params: { groupId, channelId: general }, body: { level: 'none' } },
    'groups.search': { ...one, body: { words: 'counter' } },
    'groups.orderChannels': { ...one, body: { channelIds: [news, general] } },
  };
};
