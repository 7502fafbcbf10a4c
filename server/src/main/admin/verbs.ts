import { resetDemo } from '../demo/reset-demo.ts';
import { checkConfig } from './check-config.ts';
import { init } from './init.ts';
import { jobVerbs } from './job-verbs.ts';
import { keyVerbs } from './key-verbs.ts';
import { mailTest } from './mail-test.ts';
import { noteBackup } from './note-backup.ts';
import { peopleVerbs } from './people-verbs.ts';
import { replayVerb } from './replay-verb.ts';
import { siteVerbs } from './site-verbs.ts';
import { status } from './status.ts';
import type { Verb } from './verb.ts';

export const verbs: readonly Verb[] = [
  init,
  checkConfig,
  status,
  ...peopleVerbs,
  ...jobVerbs,
  mailTest,
  ...keyVerbs,
  noteBackup,
  replayVerb,
  ...siteVerbs,
  resetDemo,
];

/** The verb that these words begin with, and what follows it. */
export function readVerb(words: readonly string[]): { verb: Verb; rest: string[] } | undefined {
  const verb = verbs.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  return verb && { verb, rest: words.slice(verb.name.split(' ').length) };
}

export function usage(): string {
  const lines = verbs.map(({ name, words, does, changes }) => {
    const written = [name, words, changes ? '--yes' : ''].filter(Boolean).join(' ');
    return `  ${written.padEnd(46)} ${does}`;
  });
  return `admin <verb>\n${lines.join('\n')}\n`;
}
