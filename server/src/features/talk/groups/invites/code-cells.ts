import type { CellAddress } from '../../../../platform/crypto/cell.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

/** By which a code is found, without the code standing anywhere. */
export const codeTag = (vault: Pick<Vault, 'tag'>, code: string): Buffer =>
  vault.tag(`groups invite ${code}`);

/** Where a code is sealed for the group’s moderators to read: with its group’s key. */
export const placeOfCode = ({ id, groupId }: { id: string; groupId: string }): CellAddress => ({
  table: 'group_invites',
  column: 'code',
  rowId: id,
  scope: { type: 'group', id: groupId },
});
