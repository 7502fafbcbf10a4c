import { expect, it } from 'vitest';
import { promisedHours } from './case-rules.ts';

const report = { reason: 'spam', isIllegal: false } as const;

it.each([
  [report, 48],
  [{ ...report, reason: 'danger' }, 4],
  [{ ...report, concernsMinors: true }, 4],
  [{ ...report, concernsMinors: false }, 48],
  [{ ...report, isIllegal: true }, 12],
  [{ ...report, reason: 'private_information' }, 12],
  [{ ...report, reason: 'unmasking' }, 12],
  [{ ...report, reason: 'danger', isIllegal: true }, 4],
] as const)('%j is read within %i hours', (given, hours) => {
  expect(promisedHours(given)).toBe(hours);
});
