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
  /** Whether jobs follow from it: mails, above all. */
  hasConsequences?: boolean;
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
  {
    name: 'export-person',
    command: 'export-person',
    does: 'prepares somebody’s archive at their request; they alone get the link, and read in it which feedback is theirs',
    done: 'They get a mail with the link.',
    hasConsequences: true,
  },
  {
    name: 'erase-person',
    command: 'erase-person',
    does: 'ends somebody’s account with everything of theirs, for good, at their request; they get one last mail',
    done: 'The account is gone.',
    hasConsequences: true,
  },
];

const person: Verb = {
  name: 'person',
  words: '<username>',
  does: 'shows what is known of an account, without addresses or anything its owner wrote',
  changes: false,
  async run({ env, words, say }) {
    const { said } = await runCommand(readConfig(env), 'person', [usernameIn(words)]);
    const facts = said['accounts'] as Record<string, unknown> | undefined;
    for (const [fact, value] of Object.entries(facts ?? {})) say(`${fact}: ${value}`);
    if (!facts) say(nobody);
    return facts !== undefined;
  },
};

export const peopleVerbs: readonly Verb[] = [
  ...personVerbs.map(
    (known): Verb => ({
      name: known.name,
      words: '<username>',
      does: known.does,
      changes: true,
      run: (input) => runForPerson(input, known),
    }),
  ),
  person,
];

const nobody = 'Nobody has that username.';

function usernameIn([username, ...more]: readonly string[]): string {
  if (!username || more.length > 0) throw new StartRefusal('Say one username.', 64);
  return username.toLowerCase();
}

async function runForPerson(
  { env, words, say, concerns }: VerbInput,
  { command, done, hasConsequences = false }: PersonVerb,
): Promise<boolean> {
  const { said } = await runCommand(readConfig(env), command, [usernameIn(words)], { hasConsequences });
  const personId = Object.values(said).find((id) => typeof id === 'string');
  if (personId) concerns(personId);
  say(personId ? done : nobody);
  return personId !== undefined;
}
