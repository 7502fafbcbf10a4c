import { sql } from 'kysely';
import { verifyAdminActs } from '../../core/admin-acts/verify-admin-acts.ts';
import type { Verb } from './verb.ts';
import { withEngines } from './with-engines.ts';

/** After a new key-encryption key was added. May be interrupted and run again. */
const rewrapKeys: Verb = {
  name: 'rewrap-keys',
  words: '',
  does: 'puts every data key under the newest key of ENCRYPTION_KEYS',
  changes: true,
  run: ({ env, say }) =>
    withEngines(env, async ({ vault, database }) => {
      say(`${await vault.rewrap(database.db)} data keys are under the newest key.`);
      return true;
    }),
};

/** Counts the chain of what admins did anew. */
const verifyActs: Verb = {
  name: 'verify-admin-acts',
  words: '',
  does: 'looks whether an act of an admin was removed, changed or put in between',
  changes: false,
  run: ({ env, say }) =>
    withEngines(env, async ({ database }) => {
      const faults = await database.db.transaction().execute(async (db) => {
        await sql`set transaction isolation level repeatable read read only`.execute(db);
        return verifyAdminActs(db);
      });
      if (faults.length === 0) say('What admins did is all there.');
      for (const fault of faults.slice(0, 20)) say(JSON.stringify(fault));
      if (faults.length > 0) say(`What admins did was changed: ${faults.length} places.`);
      return faults.length === 0;
    }),
};

export const keyVerbs: readonly Verb[] = [rewrapKeys, verifyActs];
