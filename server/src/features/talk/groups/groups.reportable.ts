import { isDeepStrictEqual } from 'node:util';
import { groupMeasures } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Reportable, Verdict } from '../../../core/reportable.ts';
import { revokeTopics } from '../../../core/revocation.ts';
import { shutChannels } from '../channels/shut-channels.ts';
import { holdGroup } from './access/groups.queries.ts';
import { findStoredGroup, type StoredGroup } from './access/stored-group.queries.ts';
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
  measures: groupMeasures,
  async takeDown(tx, id, isTaken, decision) {
    await holdGroup(tx.db, id, 'change');
    const found = await findStoredGroup(tx.db, id);
    if (!found) return;
    const isHiddenByReports = isTaken && !decision?.isUpheld;
    const wanted = stateAfter(found, { ...whatStands(found, decision), isHiddenByReports }, tx.now());
    if (isDeepStrictEqual({ ...found, ...wanted }, found)) return;
    await updateGroup(tx.db, id, wanted);
    await relistGroup(tx.db, id);
    // It raises the epochs, too: who may hear what is asked anew.
    await shutChannels(tx.db, id, wanted.frozenAt !== null || wanted.deletedAt !== null);
    await revokeTopics(tx, [`group:${id}`]);
    tx.record(groupEvents.changed, { groupId: id });
  },
};

type Standing = Pick<StoredGroup, 'decisions' | 'measure'>;

/** Each decision stands or falls for itself: of those that stand, the one that takes most decides. */
function whatStands({ decisions: before, measure }: StoredGroup, decision?: Verdict): Standing {
  if (!decision) return { decisions: before, measure };
  const { [decision.caseId]: _, ...others } = before;
  const decisions = decision.isUpheld
    ? { ...others, [decision.caseId]: decision.measure ?? ('removed' as const) }
    : others;
  const all = new Set(Object.values(decisions));
  return { decisions, measure: (['deleted', 'frozen'] as const).find((one) => all.has(one)) ?? null };
}

/** What its own moderators froze or deleted before stays so when a decision falls. */
function stateAfter(
  found: StoredGroup,
  { decisions, measure, isHiddenByReports }: Standing & { isHiddenByReports: boolean },
  now: Date,
) {
  const isHidden = isHiddenByReports || Object.values(decisions).includes('removed');
  const [wasFrozen, wasDeleted] = [found.measure === 'frozen', found.measure === 'deleted'];
  const ownFreeze = wasFrozen && found.frozenBy === null ? null : found.frozenAt;
  const ownDeletion = wasDeleted && found.deletedBy === null ? null : found.deletedAt;
  return {
    measure,
    decisions,
    takenDownAt: isHidden ? (found.takenDownAt ?? now) : null,
    frozenAt: measure === 'frozen' ? (found.frozenAt ?? now) : ownFreeze,
    deletedAt: measure === 'deleted' ? (found.deletedAt ?? now) : ownDeletion,
  };
}
