import { randomBytes, randomUUID } from 'node:crypto';
import type { CellAddress } from './cell.ts';
import { openKeyring } from './keyring.ts';
import { createVault, type Vault } from './vault.ts';

export const firstKek = randomBytes(32).toString('base64');
export const secondKek = randomBytes(32).toString('base64');
const indexRoot = randomBytes(32).toString('base64');

interface VaultSetting {
  keys?: string;
  current?: number;
  now?: () => Date;
}

/** A process of its own: nothing is shared with other vaults but the keys and the database. */
export function aVault({
  keys = `1:${firstKek}`,
  current,
  now = () => new Date(),
}: VaultSetting = {}): Vault {
  return createVault({ keyring: openKeyring(keys, current), indexRoot, now });
}

export function aPlace(changes: Partial<CellAddress> = {}): CellAddress {
  const scope = { type: 'conversation', id: randomUUID() };
  return { table: 'messages', column: 'body', rowId: randomUUID(), scope, ...changes };
}
