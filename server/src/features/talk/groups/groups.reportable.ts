import type { Reportable } from '../../../core/reportable.ts';
import { revokeTopics } from '../../../core/revocation.ts';
import { raiseEpochs } from '../channels/raise-epochs.ts';
import { findStoredGroup } from './access/stored-group.queries.ts';
import { findVisibleGroup } from './access/visible-group.ts';
import { groupEvents } from './groups.events.ts';
import { findRole } from './members/members.queries.ts';
import { relistGroup, updateGroup } from './settings/settings.queries.ts';

/** What a group says on its card. Taken down, it is there for its owners alone. */
export const groupReportable: Reportable = {
  kind: 'group',
  covers: ['groups.name', 'groups.description', 'heldGroupCards.name', 'heldGroupCards.description'],
  async find(ctx, id) {
    const { actor } = ctx;
    const found = actor.kind === 'member' ? await findVisibleGroup({ ...ctx, actor }, id) : undefined;
    return found && !found.deletedAt && !found.takenDownAt ? id : undefined;
  },
  async snapshot({ db }, id) {
    const found = await findStoredGroup(db, id);
    if (!found) return undefined;
    return {
      words: [found.name, found.description].filter(Boolean).join('\n\n'),
      surroundings: '',
      author: found.writtenBy,
      number: null,
      aboutId: null,
      writtenAt: found.createdAt,
      isTakenDown: found.takenDownAt !== null,
    };
  },
  /** Its owners can change what stands there; whoever wrote it answers for it. */
  async isBy({ db }, id, userId) {
    if ((await findRole(db, id, userId)) === 'owner') return true;
    return (await findStoredGroup(db, id))?.writtenBy === userId;
  },
  async takeDown(tx, id, isTaken) {
    const found = await findStoredGroup(tx.db, id);
    if (!found || (found.takenDownAt !== null) === isTaken) return;
    await updateGroup(tx.db, id, { takenDownAt: isTaken ? tx.now() : null });
    await relistGroup(tx.db, id);
    await raiseEpochs(tx, { groupId: id });
    await revokeTopics(tx, [`group:${id}`]);
    tx.record(groupEvents.changed, { groupId: id });
  },
};
