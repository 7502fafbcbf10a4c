import { noteOperation } from '../../platform/operations.ts';
import type { Verb } from './verb.ts';
import { withEngines } from './with-engines.ts';

/** The last line of whatever makes backups: what the alarm about a late one is counted from. */
export const noteBackup: Verb = {
  name: 'note-backup',
  words: '',
  does: 'notes that a backup was done just now',
  changes: true,
  isRoutine: true,
  run: ({ env, say }) =>
    withEngines(env, async ({ database, now }) => {
      await noteOperation(database.db, 'backup', now());
      say('The backup is noted.');
      return true;
    }),
};
