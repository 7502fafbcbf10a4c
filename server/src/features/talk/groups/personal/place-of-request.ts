import type { CellAddress } from '../../../../platform/crypto/cell.ts';

/** Where the words of an access request are sealed: with its group's key. */
export const placeOfRequest = ({ id, groupId }: { id: string; groupId: string }): CellAddress => ({
  table: 'access_requests',
  column: 'text',
  rowId: id,
  scope: { type: 'group', id: groupId },
});
