import { describe, expect, it } from 'vitest';
import { legalNotice, terms } from './legal.ts';

describe('a date that the specification fixes', () => {
  it.each([
    ['terms v1.0', terms, { version: 'v1.0', date: '2026-10-15' }],
    ['the legal notice', legalNotice, { date: '2026-10-24' }],
  ])('stays as it is for %s', (_, dated, fixed) => {
    expect(dated).toEqual(fixed);
  });
});
