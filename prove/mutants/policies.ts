import { existsSync, globSync } from 'node:fs';

export interface Policy {
  file: string;
  /** What is to notice a change: tests that need no database. */
  tests: string[];
}

/** Files without I/O that decide something in moderation, beside those that say so by their name. */
const unnamed = [
  'server/src/features/office/sanctions/suggest-step.ts',
  'server/src/features/office/sanctions/force/standing-from.ts',
  'server/src/features/office/sanctions/force/draw-start.ts',
  'server/src/features/office/sanctions/statement/blank-private.ts',
  'contract/src/office/cases/case-rules.ts',
];

export function findPolicies(word = ''): Policy[] {
  const named = globSync('server/src/features/office/**/*.policy.ts');
  return [...named, ...unnamed]
    .filter((file) => file.includes(word))
    .toSorted()
    .map((file) => ({ file, tests: [file.replace('.ts', '.test.ts')].filter(existsSync) }));
}
