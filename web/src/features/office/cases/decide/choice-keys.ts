import type { Choice } from './draft.ts';

/** The key of each choice, in the order of the bar: the mildest first. */
export const choiceKeys: readonly { choice: Choice; key: string }[] = [
  { choice: 'no_violation', key: 'A' },
  { choice: 'warning', key: 'W' },
  { choice: 'restriction', key: 'R' },
  { choice: 'limit', key: 'L' },
  { choice: 'suspension', key: 'P' },
];
