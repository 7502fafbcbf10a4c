import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { findRowsUnderOtherKek, replaceWrappings } from './data-key-rows.ts';
import type { Keyring } from './keyring.ts';
import { unwrapKey, wrapKey } from './wrap.ts';

const BATCH = 500;

/**
 * Puts every data key, live or retired, under the current KEK, and returns how many it found under another. Cells
 * stay as they are. Each batch stands alone, so an interrupted run is simply run again. An old KEK may leave the
 * ring once no process wraps with it any more and a run has since returned 0.
 */
export async function rewrapDataKeys(db: Kysely<DB>, keyring: Keyring): Promise<number> {
  let rewrapped = 0;
  let afterId = 0;
  while (true) {
    const rows = await findRowsUnderOtherKek(db, { kekVersion: keyring.current, afterId, limit: BATCH });
    const last = rows.at(-1);
    if (last === undefined) return rewrapped;
    const replacements = rows.map(({ id, scope, ...row }) => {
      return { id, ...wrapKey(keyring, scope, unwrapKey(keyring, scope, row)) };
    });
    await replaceWrappings(db, replacements);
    rewrapped += rows.length;
    afterId = last.id;
  }
}
