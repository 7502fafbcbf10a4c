import { StartRefusal } from '../../platform/config/start-refusal.ts';
import {
  dropDeadLetters,
  listDeadLetters,
  retryDeadLetters,
  showDeadLetters,
} from '../../platform/dead-letters.ts';
import type { Verb, VerbInput } from './verb.ts';
import { withEngines } from './with-engines.ts';

/** Of one queue, or of all. */
const queueIn = ([word]: readonly string[]) => (word === 'all' ? undefined : word);

const list: Verb = {
  name: 'jobs list',
  words: '',
  does: 'shows jobs that failed for good, by queue and reason; never what they are about',
  changes: false,
  run: ({ env, say }) =>
    withEngines(env, async ({ database }) => {
      const letters = await listDeadLetters(database.db);
      if (letters.length === 0) say('No job has failed for good.');
      for (const { queue, count, since, reason } of letters)
        say(`${queue}: ${count} since ${since.toISOString()}, ${reason ?? 'no reason kept'}`);
      return true;
    }),
};

const show: Verb = {
  name: 'jobs show',
  words: '<queue>',
  does: 'shows the oldest jobs of one queue that failed for good: when, why, and what they carry by name',
  changes: false,
  run({ env, words, say }) {
    const [queue, ...more] = words;
    if (!queue || more.length > 0) throw new StartRefusal('Say one queue of jobs list.', 64);
    return withEngines(env, async ({ database }) => {
      const letters = await showDeadLetters(database.db, queue, 20);
      if (letters.length === 0) say('No job of this queue has failed for good.');
      for (const { asked, givenUp, tries, reason, fields } of letters)
        say(
          `asked ${asked?.toISOString() ?? 'unknown'}, given up ${givenUp.toISOString()} after ${tries} tries: ${reason ?? 'no reason kept'} (${fields.join(', ')})`,
        );
      return true;
    });
  },
};

const retry: Verb = {
  name: 'jobs retry',
  words: '<queue>|all',
  does: 'puts jobs that failed for good back where they came from',
  changes: true,
  run: (input) => settle(input, retryDeadLetters, 'are tried again'),
};

const drop: Verb = {
  name: 'jobs drop',
  words: '<queue>|all',
  does: 'forgets jobs that failed for good; what they were to do is never done',
  changes: true,
  run: (input) => settle(input, dropDeadLetters, 'are dropped'),
};

async function settle(
  { env, words, say }: VerbInput,
  act: typeof retryDeadLetters,
  done: string,
): Promise<boolean> {
  if (words.length !== 1) throw new StartRefusal('Say one queue of jobs list, or all.', 64);
  return withEngines(env, async ({ database }) => {
    say(`${await act(database.db, queueIn(words))} jobs ${done}.`);
    return true;
  });
}

export const jobVerbs: readonly Verb[] = [list, show, retry, drop];
