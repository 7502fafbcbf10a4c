import { exported, impersonal, personalPart, withheld, words } from '../../../core/personal-part.ts';
import { forgetInGroups } from './personal/forget-in-groups.queries.ts';
import { leaveGroups } from './personal/leave-groups.ts';
import {
  bansOf,
  heldCardsOf,
  madeInvitesOf,
  membershipsOf,
  ownedGroupsOf,
  requestsOf,
  sharedProjectsOf,
} from './personal/personal-rows.queries.ts';
import { disownCards } from './settings/held-cards.queries.ts';
import { relistGroup } from './settings/settings.queries.ts';

const pointer = 'names an account by its random id';
const derived = 'copied from the group, so that lists need not look at it';

export const groupsPersonal = personalPart({
  tables: {
    groups: {
      of: 'its owners',
      file: 'own-groups.json',
      rows: ownedGroupsOf,
      columns: {
        id: exported('groupId'),
        name: words('name'),
        description: words('description'),
        categories: exported('categories'),
        visibility: exported('visibility'),
        isListed: exported('listed'),
        createdAt: exported('createdAt'),
        frozenAt: exported('frozenAt'),
        frozenBy: impersonal(pointer),
        deletedAt: exported('deletedAt'),
        deletedBy: impersonal(pointer),
        writtenBy: impersonal(pointer),
        takenDownAt: withheld('told with the decision, with its reason and how to appeal'),
        measure: withheld('told with the decision, with its reason and how to appeal'),
        decisions: withheld('told with the decision, with its reason and how to appeal'),
      },
    },
    heldGroupCards: {
      of: 'whoever wrote it',
      file: 'held-group-cards.json',
      rows: heldCardsOf,
      columns: {
        groupId: exported('groupId'),
        byId: impersonal(pointer),
        name: words('name'),
        description: words('description'),
      },
    },
    groupStats: {
      of: null,
      columns: {
        groupId: impersonal('a random id'),
        memberCount: impersonal('how many are in it'),
        categories: impersonal(derived),
        movedOn: impersonal('the day on which somebody last wrote there'),
        listed: impersonal(derived),
      },
    },
    groupSearch: {
      of: null,
      columns: { groupId: impersonal('a random id'), words: impersonal(derived) },
    },
    groupMembers: {
      of: 'whoever is in it',
      file: 'group-memberships.json',
      rows: membershipsOf,
      columns: {
        userId: impersonal(pointer),
        groupId: exported('groupId'),
        role: exported('role'),
        joinedAt: exported('joinedAt'),
        inviteId: impersonal('the invite by which somebody came, known by its random id'),
        isCounted: impersonal(derived),
      },
    },
    groupBans: {
      of: 'whoever was banned',
      file: 'group-bans.json',
      rows: bansOf,
      columns: {
        groupId: exported('groupId'),
        userId: impersonal(pointer),
        byId: impersonal(pointer),
        reason: withheld('what moderators of a group wrote for each other'),
        at: exported('bannedAt'),
      },
    },
    groupInvites: {
      of: 'whoever made it',
      file: 'group-invites.json',
      rows: madeInvitesOf,
      columns: {
        id: exported('inviteId'),
        groupId: exported('groupId'),
        codeTag: withheld('a fingerprint of the code'),
        code: withheld('a key to the group'),
        grants: exported('grants'),
        inviteeId: impersonal(pointer),
        madeBy: impersonal(pointer),
        madeAt: exported('madeAt'),
        expiresAt: exported('expiresAt'),
        usesLeft: withheld('tells those who made it and are no longer there how many came since'),
        revokedAt: exported('revokedAt'),
      },
    },
    accessRequests: {
      of: 'whoever asked',
      file: 'group-requests.json',
      rows: requestsOf,
      columns: {
        id: exported('requestId'),
        groupId: exported('groupId'),
        userId: impersonal(pointer),
        text: exported('text'),
        state: exported('state'),
        askedAt: exported('askedAt'),
        answeredBy: impersonal(pointer),
        answeredAt: exported('answeredAt'),
      },
    },
    groupProjects: {
      of: 'whoever shared it',
      file: 'group-projects.json',
      rows: sharedProjectsOf,
      columns: {
        groupId: exported('groupId'),
        projectId: exported('projectId'),
        sharedBy: impersonal(pointer),
        sharedAt: exported('sharedAt'),
      },
    },
  },
  /** A group is handed over before its last owner goes. */
  async erase(tx, { id }) {
    await leaveGroups(tx, id);
    await forgetInGroups(tx.db, id);
    for (const groupId of await disownCards(tx.db, id)) await relistGroup(tx.db, groupId);
  },
});
