import * as requests from '@firstlight/contract/talk/groups/access-requests.ts';
import * as channels from '@firstlight/contract/talk/groups/group-channels.ts';
import * as members from '@firstlight/contract/talk/groups/group-members.ts';
import * as groups from '@firstlight/contract/talk/groups/groups.ts';
import * as invites from '@firstlight/contract/talk/groups/invites.ts';
import * as projects from '@firstlight/contract/talk/groups/shared-projects.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { answer } from '../../../core/question.ts';
import { channelQuestions } from '../channels/channels.questions.ts';
import { listGroupListeners } from './access/list-group-listeners.ts';
import { listGroupMembers } from './access/list-group-members.ts';
import { mergeMoved } from './access/merge-moved.ts';
import { changeChannel } from './channels/change-channel.ts';
import { createChannel } from './channels/create-channel.ts';
import { orderChannels } from './channels/order-channels.ts';
import { removeChannel } from './channels/remove-channel.ts';
import { searchGroup } from './channels/search-group.ts';
import { setChannelNotify } from './channels/set-channel-notify.ts';
import { groupEvents } from './groups.events.ts';
import { groupJobs } from './groups.jobs.ts';
import { groupNotifications } from './groups.notifications.ts';
import { groupsPersonal } from './groups.personal.ts';
import { groupReportable } from './groups.reportable.ts';
import { joinByInvite } from './invites/join-by-invite.ts';
import { listInvites } from './invites/list-invites.ts';
import { makeInvite } from './invites/make-invite.ts';
import { readInvite } from './invites/read-invite.ts';
import { revokeInvite } from './invites/revoke-invite.ts';
import { countMentions } from './lists/count-mentions.ts';
import { discoverGroups } from './lists/discover-groups.ts';
import { listOwnGroups } from './lists/list-own-groups.ts';
import { banPerson } from './members/ban-person.ts';
import { changeRole } from './members/change-role.ts';
import { handOverGroup } from './members/hand-over-group.ts';
import { joinGroup } from './members/join-group.ts';
import { leaveGroup } from './members/leave-group.ts';
import { listMembers } from './members/list-members.ts';
import { removeMember } from './members/remove-member.ts';
import { countGroupMembers } from './news/channel-news.queries.ts';
import { listSharedProjects } from './projects/list-shared-projects.ts';
import { shareProject } from './projects/share-project.ts';
import { unshareProject } from './projects/unshare-project.ts';
import { answerRequest } from './requests/answer-request.ts';
import { askForAccess } from './requests/ask-for-access.ts';
import { listAccessRequests } from './requests/list-access-requests.ts';
import { readOwnRequest } from './requests/read-own-request.ts';
import { withdrawRequest } from './requests/withdraw-request.ts';
import { changeGroup } from './settings/change-group.ts';
import { createGroup } from './settings/create-group.ts';
import { deleteGroup } from './settings/delete-group.ts';
import { freezeGroup } from './settings/freeze-group.ts';
import { readGroup } from './settings/read-group.ts';
import { restoreGroup } from './settings/restore-group.ts';
import { unfreezeGroup } from './settings/unfreeze-group.ts';

export const groupsFeature = feature({
  name: 'groups',
  routes: [
    route(groups.createGroup, createGroup),
    route(groups.discoverGroups, discoverGroups),
    route(groups.listOwnGroups, listOwnGroups),
    route(groups.countMentions, countMentions),
    route(groups.readGroup, readGroup),
    route(groups.changeGroup, changeGroup),
    route(groups.freezeGroup, freezeGroup),
    route(groups.unfreezeGroup, unfreezeGroup),
    route(groups.deleteGroup, deleteGroup),
    route(groups.restoreGroup, restoreGroup),
    route(groups.joinGroup, joinGroup),
    route(groups.leaveGroup, leaveGroup),
    route(members.listMembers, listMembers),
    route(members.removeMember, removeMember),
    route(members.banPerson, banPerson),
    route(members.changeRole, changeRole),
    route(members.handOver, handOverGroup),
    route(channels.createChannel, createChannel),
    route(channels.changeChannel, changeChannel),
    route(channels.removeChannel, removeChannel),
    route(channels.orderChannels, orderChannels),
    route(channels.setNotify, setChannelNotify),
    route(channels.searchGroup, searchGroup),
    route(invites.makeInvite, makeInvite),
    route(invites.listInvites, listInvites),
    route(invites.revokeInvite, revokeInvite),
    route(invites.readInvite, readInvite),
    route(invites.joinByInvite, joinByInvite),
    route(requests.askForAccess, askForAccess),
    route(requests.readOwnRequest, readOwnRequest),
    route(requests.withdrawRequest, withdrawRequest),
    route(requests.listAccessRequests, listAccessRequests),
    route(requests.answerRequest, answerRequest),
    route(projects.listSharedProjects, listSharedProjects),
    route(projects.shareProject, shareProject),
    route(projects.unshareProject, unshareProject),
  ],
  events: groupEvents,
  listeners: [
    listener({
      on: groupEvents.changed,
      pushes: ({ groupId }) => [{ topic: `group:${groupId}`, event: 'groups.changed', payload: { groupId } }],
    }),
    listener({
      on: groupEvents.membershipChanged,
      pushes: ({ groupId, userId }) => [
        { topic: `me:${userId}`, event: 'groups.membership_changed', payload: { groupId } },
      ],
    }),
  ],
  notifications: groupNotifications,
  answers: [
    answer(channelQuestions.groupMembers, listGroupMembers),
    answer(channelQuestions.groupSize, ({ db }, { groupId }) => countGroupMembers(db, groupId)),
  ],
  jobs: groupJobs,
  liveTopics: [
    {
      name: 'group',
      mayListen: listGroupListeners,
      pace: { 'channels.moved': mergeMoved, 'groups.changed': (_earlier, later) => later },
    },
  ],
  personal: [groupsPersonal],
  reportables: [groupReportable],
});
