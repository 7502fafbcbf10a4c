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

export const keyVerbs: readonly Verb[] = [rewrapKeys];
