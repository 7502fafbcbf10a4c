import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment } from './format-date.ts';
import { translate } from './translate.ts';

describe('a sentence', () => {
  it('is said in the reader’s language', () => {
    expect(translate('en', 'request', 'errors.not_found')).toBe(
      'Not found. It may have moved or been deleted.',
    );
    expect(translate('fr', 'request', 'errors.not_found')).toBe('Contenu introuvable.');
  });

  it('has the no-break spaces that French asks for', () => {
    expect(translate('fr', 'mail', 'footer')).toBe('Firstlight\u00a0: montrez-le avant de le lancer.');
  });

  it('takes values as they are, and never reads them as instructions', () => {
    const email = '{{date}} $t(common:skipToContent) <b>@example.org';
    expect(translate('en', 'mail', 'contactToTeam.from', { email, date: 'no' })).toBe(
      `${email} wrote in English:`,
    );
  });
});

describe('a date in a mail', () => {
  const lateEvening = new Date('2026-11-16T23:30:00Z');

  it('is written out in each language', () => {
    expect(formatDate('en', lateEvening)).toBe('17 November 2026');
    expect(formatDate('fr', lateEvening)).toBe('17 novembre 2026');
  });

  it.each([
    ['2026-11-01T12:00:00Z', '1er novembre 2026'],
    ['2026-11-21T12:00:00Z', '21 novembre 2026'],
    ['2026-01-11T12:00:00Z', '11 janvier 2026'],
  ])('has the first of a month in order in French, and no other day: %s', (moment, written) => {
    expect(formatDate('fr', new Date(moment))).toBe(written);
  });

  it('with its minute has it, too', () => {
    expect(formatMoment('fr', new Date('2026-11-01T12:05:00Z'))).toBe('dimanche 1er novembre 2026 à 13:05');
  });
});
