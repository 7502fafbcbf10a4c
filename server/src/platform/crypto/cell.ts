import type { KeyObject } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { associatedData, decrypt, encrypt, GCM_OVERHEAD } from './gcm.ts';
import { pad, unpad } from './padding.ts';
import { unreadable } from './unreadable.ts';
import type { Scope } from './wrap.ts';

/** Where a cell lives. It is sealed into the cell: copied to another row, column or scope, it no longer opens. */
export interface CellAddress {
  table: string;
  column: string;
  rowId: string;
  scope: Scope;
}

export interface DataKey {
  id: number;
  scope: Scope;
  secret: KeyObject;
}

/** The version byte says how the plaintext lies inside; being authenticated, it cannot be swapped either. */
export const EXACT = 1;
export const PADDED = 2;
export const DEFLATED = 3;
export type CellVersion = typeof EXACT | typeof PADDED | typeof DEFLATED;

/** How a plaintext is laid into a cell, and taken out of it. */
const layings: Record<CellVersion, { lay(bytes: Buffer): Buffer; take(laid: Buffer): Buffer }> = {
  [EXACT]: { lay: (bytes) => bytes, take: (laid) => laid },
  [PADDED]: { lay: pad, take: unpad },
  [DEFLATED]: { lay: (bytes) => deflateRawSync(bytes), take: (laid) => inflateRawSync(laid) },
};

const HEADER_BYTES = 5;

/**
 * `version(1) | key_id(4) | iv(12) | tag(16) | ciphertext`, 33 bytes over the plaintext.
 *
 * Random 96-bit ivs are safe for 2^32 cells under one key (NIST SP 800-38D). A data key serves one exchange of messages,
 * group or month and is to be retired long before 2^30 cells; at 100 cells a second that is 340 years away, so
 * nothing counts them.
 */
export function sealCell(key: DataKey, place: CellAddress, plaintext: string, version: CellVersion): Buffer {
  const bytes = Buffer.from(plaintext, 'utf8');
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(version, 0);
  header.writeUInt32BE(key.id, 1);
  const sealed = encrypt(key.secret, layings[version].lay(bytes), cellAad(place, version));
  return Buffer.concat([header, sealed]);
}

export function openCell(key: DataKey, place: CellAddress, cell: Buffer): string {
  const { version } = readCellHeader(place, cell);
  // The scope's type is not part of the cell's own binding; the key's scope, bound by its wrapping, covers it.
  if (key.scope.type !== place.scope.type || key.scope.id !== place.scope.id) {
    throw unreadable('wrong_scope', whereIs(place));
  }
  const bytes = decrypt(key.secret, cell.subarray(HEADER_BYTES), cellAad(place, version));
  if (bytes === undefined) throw unreadable('not_authentic', whereIs(place));
  return layings[version].take(bytes).toString('utf8');
}

export function readCellHeader(place: CellAddress, cell: Buffer): { version: CellVersion; keyId: number } {
  if (cell.length < HEADER_BYTES + GCM_OVERHEAD) throw unreadable('truncated', whereIs(place));
  const version = cell.readUInt8(0);
  if (version !== EXACT && version !== PADDED && version !== DEFLATED)
    throw unreadable('unknown_format', whereIs(place));
  return { version, keyId: cell.readUInt32BE(1) };
}

export function whereIs({ table, column, rowId }: CellAddress): string {
  return `${table}.${column} of ${rowId}`;
}

function cellAad({ table, column, rowId, scope }: CellAddress, version: CellVersion): Buffer {
  return associatedData([table, column, rowId, scope.id, String(version)]);
}
