import { readConfig } from '../../platform/config/config.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { runCommand } from '../run-command.ts';
import type { Verb, VerbInput } from './verb.ts';

interface PersonVerb {
  name: string;
  /** As the features know it. */
  command: string;
  does: string;
  done: string;
}

const personVerbs: readonly PersonVerb[] = [
  {
    name: 'grant',
    command: 'grant-admin',
    does: 'makes somebody an admin',
    done: 'They are an admin now.',
  },
  {
    name: 'revoke',
    command: 'revoke-admin',
    does: 'makes somebody an admin no longer',
    done: 'They are no admin any more.',
  },
  {
    name: 'end-sessions',
    command: 'end-sessions',
    does: 'signs somebody out everywhere',
    done: 'They are signed out everywhere.',
  },
];

const mendNames: Verb = {
  name: 'mend-names',
  words: '',
  does: 'takes out of names from before the rule what cannot be shown',
  changes: true,
  async run({ env, say }) {
    const { said } = await runCommand(readConfig(env), 'mend-names', []);
    say(`Every name can be shown: ${JSON.stringify(said)}`);
    return true;
  },
};

export const peopleVerbs: readonly Verb[] = [
  ...personVerbs.map(
    ({ name, command, does, done }): Verb => ({
      name,
      words: '<username>',
      does,
      changes: true,
      run: (input) => runForPerson(input, command, done),
    }),
  ),
  mendNames,
];

async function runForPerson({ env, words, say }: VerbInput, command: string, done: string): Promise<boolean> {
  const [username, ...more] = words;
  if (!username || more.length > 0) throw new StartRefusal('Say one username.', 64);
  const { said } = await runCommand(readConfig(env), command, [username.toLowerCase()]);
  const isDone = Object.values(said).includes(true);
  say(isDone ? done : 'Nobody has that username.');
  return isDone;
}
