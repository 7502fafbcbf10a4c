import type { CellAddress } from '../../../../platform/crypto/cell.ts';

/** Where the reason of a ban is sealed: with its group's key. */
export const placeOfReason = ({ groupId, userId }: { groupId: string; userId: string }): CellAddress => ({
  table: 'group_bans',
  column: 'reason',
  rowId: `${groupId} ${userId}`,
  scope: { type: 'group', id: groupId },
});
