import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { confusablesFile, printConfusables } from './print-confusables.ts';

test('contract/src/text/confusables.ts is what `pnpm confusables` writes', () => {
  expect(readFileSync(confusablesFile, 'utf8')).toBe(printConfusables());
});
