import { readConfig } from '../../platform/config/config.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { setMaintenance } from '../../platform/maintenance.ts';
import { runCommand } from '../run-command.ts';
import type { Verb } from './verb.ts';
import { withEngines } from './with-engines.ts';

const switchTo = (isOn: boolean, does: string, done: string): Verb => ({
  name: `maintenance ${isOn ? 'on' : 'off'}`,
  words: '',
  does,
  changes: true,
  run: ({ env, say }) =>
    withEngines(env, async ({ database, now }) => {
      await setMaintenance(database.db, isOn, now());
      say(done);
      return true;
    }),
});

interface Looked {
  looked: number;
  missing: string[];
  missingCount: number;
}

const verifyFiles: Verb = {
  name: 'verify-files',
  words: '',
  does: 'looks for every picture that accounts lead to in the file store; ends with 1 where one is missing',
  changes: false,
  async run({ env, say }) {
    const { said } = await runCommand(readConfig(env), 'verify-files', []);
    const { looked, missing, missingCount } = said['accounts'] as Looked;
    for (const key of missing) say(`! ${key}`);
    say(`${looked} files were looked for, ${missingCount} are missing.`);
    return missingCount === 0;
  },
};

const recount: Verb = {
  name: 'recount',
  words: '',
  does: 'counts projects anew whose counts have strayed, as every night',
  changes: true,
  async run({ env, say }) {
    const { said } = await runCommand(readConfig(env), 'recount', [], { hasConsequences: true });
    say(`${said['distribution']} projects were counted anew.`);
    return true;
  },
};

const announceOff: Verb = {
  name: 'announce off',
  words: '',
  does: 'takes the line over every page away',
  changes: true,
  async run({ env, say }) {
    await runCommand(readConfig(env), 'end-announcement', []);
    say('Nothing is announced any more.');
    return true;
  },
};

const announce: Verb = {
  name: 'announce',
  words: '<hours> <English> | <French>',
  does: 'puts one line over every page, in place of the one before',
  changes: true,
  async run({ env, words, say }) {
    const { said } = await runCommand(readConfig(env), 'announce', words);
    const fault = said['announcements'] as string | undefined;
    if (fault) throw new StartRefusal(fault, 64);
    say('Everybody reads it within five minutes.');
    return true;
  },
};

const suppress: Verb = {
  name: 'suppress',
  words: '<address>',
  does: 'keeps an address from letters, until its owner asks for them again; mails for signing in always leave',
  changes: true,
  async run({ env, words, say }) {
    const [address = '', ...more] = words;
    if (!/^[^\s@]+@[^\s@]+$/.test(address) || more.length > 0) throw new StartRefusal('Say one address.', 64);
    await runCommand(readConfig(env), 'suppress', [address]);
    say('No letter is sent to that address.');
    return true;
  },
};

export const siteVerbs: readonly Verb[] = [
  switchTo(true, 'refuses everything that would write, while reads go on', 'Nothing is written any more.'),
  switchTo(false, 'ends maintenance', 'Everything is open again.'),
  verifyFiles,
  recount,
  announceOff,
  announce,
  suppress,
];
