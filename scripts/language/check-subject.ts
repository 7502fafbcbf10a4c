import type { Finding } from './check-text.ts';

const subjectMax = 72;
const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const conventional = new RegExp(`^(?:${types})(?:\\([a-z0-9][a-z0-9/-]*\\))?!?: (\\S.*)$`);

const notVerb = new Set(
  `a an the what when where whoever who whom whose which how why whether one two three no nobody nothing every each its it this that these those
  of in on at for by from with without before after while as so if and or but also all any some more most only not never already now new old`.split(
    /\s+/,
  ),
);
/** Third-person forms that are typed instead of the imperative. Other words in -s (alias, focus) are verbs as well. */
const thirdPerson = new Set(
  `adds allows builds changes checks cleans deletes drops fixes gives handles improves keeps lets makes merges moves names removes renames
  replaces returns runs sends sets shows splits stops takes tests uses updates writes`.split(/\s+/),
);
/** Imperatives that look like another form of a verb. */
const imperative = new Set(
  'need embed feed seed shed speed proceed exceed bring ring ping string'.split(' '),
);

/** Checks a commit subject against Conventional Commits and our length. */
export function checkSubject(subject: string): Omit<Finding, 'line'>[] {
  if (subject.startsWith('Revert "')) return [];
  const [, summary] = conventional.exec(subject) ?? [];
  const [first = ''] = (summary ?? subject.replace(/^[\w ,-]+: /, '')).split(/[\s,;:]/);
  const faults: [isFault: boolean, rule: string, advice: string][] = [
    [subject.length > subjectMax, 'subject-length', `${subject.length} characters, at most ${subjectMax}`],
    [
      summary === undefined,
      'subject-form',
      'type(scope): imperative summary, for example “fix(newsletter): retry deferred deliveries”',
    ],
    [!isImperative(first), 'subject-imperative', `“${first}” is not an imperative verb`],
    [/;|\. /.test(subject), 'subject-two', 'one change for each commit; details go into the body'],
    [subject.endsWith('.'), 'subject-full-stop', 'no full stop at the end'],
  ];
  return faults
    .filter(([isFault]) => isFault)
    .map(([, rule, advice]) => ({ rule, found: subject.slice(0, 90), advice }));
}

function isImperative(word: string): boolean {
  const lower = word.toLowerCase();
  if (!/^[a-z-]+$/.test(lower) || notVerb.has(lower)) return false;
  return imperative.has(lower) || (!/(?:ed|ing)$/.test(lower) && !thirdPerson.has(lower));
}
