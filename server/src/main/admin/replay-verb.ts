import { acceptMarks } from '../../core/marks/accept-marks.ts';
import { readConfig } from '../../platform/config/config.ts';
import { runCommand } from '../run-command.ts';
import type { Verb } from './verb.ts';
import { withEngines } from './with-engines.ts';

/** After a restore. May be interrupted and run again: only at its end is the site open. */
export const replayVerb: Verb = {
  name: 'replay-erasures',
  words: '',
  does: 'erases again whoever erased their account after the moment that the database was restored to, and signs everybody out',
  changes: true,
  async run({ env, say }) {
    const { said } = await runCommand(readConfig(env), 'replay-erasures', [], { hasConsequences: true });
    await withEngines(env, ({ database, files, now }) => acceptMarks({ db: database.db, files, now }));
    say(`${said['personal-data']} accounts were erased again, ${said['accounts']} sessions ended.`);
    return true;
  },
};
