import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { type BlindIndex, createBlindIndex } from './blind-index.ts';
import {
  type CellAddress,
  type DataKey,
  DEFLATED,
  EXACT,
  openCell,
  PADDED,
  readCellHeader,
  sealCell,
  whereIs,
} from './cell.ts';
import { createDataKeys } from './data-keys.ts';
import type { Keyring } from './keyring.ts';
import { rewrapDataKeys } from './rewrap-data-keys.ts';
import { unreadable } from './unreadable.ts';
import type { Scope } from './wrap.ts';

export interface Sealed {
  place: CellAddress;
  cell: Buffer;
}

export interface SealOptions {
  padded?: boolean;
  deflated?: boolean;
}

/** Encrypts single columns with AES-256-GCM. Everything that cannot be opened is refused as `Unreadable`. */
export interface Vault extends BlindIndex {
  /**
   * `padded` hides the length to the nearest 64 bytes; `deflated` is for long texts of which nobody outside chooses a part to learn another
   * by the length. Unsealing needs no such hint.
   */
  seal(db: Kysely<DB>, place: CellAddress, plaintext: string, options?: SealOptions): Promise<Buffer>;
  unseal(db: Kysely<DB>, place: CellAddress, cell: Buffer): Promise<string>;
  /** A page of cells, in order, at the price of at most one query whatever the number of scopes. */
  unsealAll(db: Kysely<DB>, sealed: readonly Sealed[]): Promise<string[]>;
  /** Puts all data keys under the keyring's current KEK. */
  rewrap(db: Kysely<DB>): Promise<number>;
  /**
   * New cells of the scope get a new key; old ones stay readable. Other processes may still seal with the retired
   * key until their cache expires (10 minutes), so re-encryption starts after that.
   */
  retire(db: Kysely<DB>, scope: Scope): Promise<void>;
  /** The cell under its scope's live key: the same buffer when it already is. */
  reseal(db: Kysely<DB>, place: CellAddress, cell: Buffer): Promise<Buffer>;
}

export interface VaultOptions {
  keyring: Keyring;
  /** 32 bytes in base64, apart from the keyring. */
  indexRoot: string;
  now: () => Date;
}

export function createVault({ keyring, indexRoot, now }: VaultOptions): Vault {
  const keys = createDataKeys({ keyring, now });

  async function unseal(db: Kysely<DB>, place: CellAddress, cell: Buffer): Promise<string> {
    const { keyId } = readCellHeader(place, cell);
    return openWith(await keys.byId(db, [keyId]), { place, cell });
  }

  return {
    ...createBlindIndex(indexRoot),
    async seal(db, place, plaintext, { padded, deflated } = {}) {
      const key = await keys.live(db, place.scope);
      return sealCell(key, place, plaintext, deflated ? DEFLATED : padded ? PADDED : EXACT);
    },
    unseal,
    async unsealAll(db, sealed) {
      const ids = sealed.map(({ place, cell }) => readCellHeader(place, cell).keyId);
      const found = await keys.byId(db, ids);
      return sealed.map((one) => openWith(found, one));
    },
    rewrap: (db) => rewrapDataKeys(db, keyring),
    retire: keys.retire,
    async reseal(db, place, cell) {
      const { version, keyId } = readCellHeader(place, cell);
      const key = await keys.live(db, place.scope, { fresh: true });
      if (key.id === keyId) return cell;
      return sealCell(key, place, await unseal(db, place, cell), version);
    },
  };
}

function openWith(found: Map<number, DataKey>, { place, cell }: Sealed): string {
  const key = found.get(readCellHeader(place, cell).keyId);
  if (key === undefined) throw unreadable('unknown_data_key', whereIs(place));
  return openCell(key, place, cell);
}
