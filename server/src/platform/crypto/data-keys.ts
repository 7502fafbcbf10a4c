import { createSecretKey, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { DataKey } from './cell.ts';
import { type DataKeyRow, findKeyRows, findLiveRow, insertLiveRow, retireLiveRow } from './data-key-rows.ts';
import { createKeyCache } from './key-cache.ts';
import type { Keyring } from './keyring.ts';
import { type Scope, unwrapKey, wrapKey } from './wrap.ts';

export interface DataKeys {
  /** The key that seals a scope's new cells, made on first use. `fresh` asks the database, not the cache. */
  live(db: Kysely<DB>, scope: Scope, options?: { fresh: boolean }): Promise<DataKey>;
  /** Keys by id, live or retired; an id without a key is missing from the answer. */
  byId(db: Kysely<DB>, ids: readonly number[]): Promise<Map<number, DataKey>>;
  retire(db: Kysely<DB>, scope: Scope): Promise<void>;
}

const KEY_BYTES = 32;
const CACHE = { limit: 10_000, lifetimeMs: 10 * 60_000 };

export function createDataKeys({ keyring, now }: { keyring: Keyring; now: () => Date }): DataKeys {
  const known = createKeyCache<number, DataKey>({ ...CACHE, now });
  const liveKeys = createKeyCache<string, DataKey>({ ...CACHE, now });

  return {
    async live(db, scope, { fresh } = { fresh: false }) {
      const cached = fresh ? undefined : liveKeys.get(scopeName(scope));
      if (cached !== undefined) return cached;
      const row = await findOrCreateLiveRow(db, keyring, scope);
      const key = known.get(row.id) ?? unwrapRow(keyring, row);
      known.set(row.id, key);
      // A key made in this very transaction vanishes if it rolls back; cells sealed later with a remembered
      // copy would be lost for good.
      if (row.settled) liveKeys.set(scopeName(scope), key);
      return key;
    },

    async byId(db, ids) {
      const found = new Map<number, DataKey>();
      const missing = new Set<number>();
      for (const id of ids) {
        const key = known.get(id);
        if (key === undefined) missing.add(id);
        else found.set(id, key);
      }
      const rows = missing.size === 0 ? [] : await findKeyRows(db, [...missing]);
      for (const row of rows) {
        const key = unwrapRow(keyring, row);
        known.set(row.id, key);
        found.set(row.id, key);
      }
      return found;
    },

    async retire(db, scope) {
      await retireLiveRow(db, scope);
      liveKeys.forget(scopeName(scope));
    },
  };
}

async function findOrCreateLiveRow(db: Kysely<DB>, keyring: Keyring, scope: Scope): Promise<DataKeyRow> {
  const existing = await findLiveRow(db, scope);
  if (existing !== undefined) return existing;
  const secret = createSecretKey(randomBytes(KEY_BYTES));
  const created = await insertLiveRow(db, scope, wrapKey(keyring, scope, secret));
  // Another was first: its key is there now, or has been retired in between, and then we are in line for the next.
  return created ?? findOrCreateLiveRow(db, keyring, scope);
}

function unwrapRow(keyring: Keyring, row: DataKeyRow): DataKey {
  return { id: row.id, scope: row.scope, secret: unwrapKey(keyring, row.scope, row) };
}

function scopeName({ type, id }: Scope): string {
  return `${type}|${id}`;
}
