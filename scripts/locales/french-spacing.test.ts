import { describe, expect, it } from 'vitest';
import { frenchSpacing } from './french-spacing.ts';

const cases = [
  ['Vraiment ?', 'Vraiment\u202f?'],
  ['Oups ! Page introuvable', 'Oups\u202f! Page introuvable'],
  ['Essayez ; sinon, passez', 'Essayez\u202f; sinon, passez'],
  ['À savoir : rien', 'À savoir\u00a0: rien'],
  ['Dites « bonjour » ici', 'Dites «\u202fbonjour\u202f» ici'],
  ['Dites «bonjour» ici', 'Dites «\u202fbonjour\u202f» ici'],
  ['« Encore ? »', '«\u202fEncore\u202f?\u202f»'],
  ['42 % et 5 €', '42\u00a0% et 5\u00a0€'],
  ['{{count}} % de {{total}} h', '{{count}}\u00a0% de {{total}}\u00a0h'],
  ['en 10 min, 1 234 fois', 'en 10\u00a0min, 1\u202f234 fois'],
  ['{{name}} ?', '{{name}}\u202f?'],
  ['loi n° 2004-575 (RGPD, art. 6, § 1)', 'loi n°\u00a02004-575 (RGPD, art.\u00a06, §\u00a01)'],
] as const;

describe('French spacing', () => {
  it.each(cases)('turns "%s" into "%s"', (plain, spaced) => {
    expect(frenchSpacing(plain)).toBe(spaced);
  });

  it.each(cases)('leaves its own result of "%s" alone', (_, spaced) => {
    expect(frenchSpacing(spaced)).toBe(spaced);
  });

  it.each([
    'le dimanche à 17:00',
    'voir https://example.org/a?b=c;d:e',
    'écrire à hello@firstlight.example',
    '{{date, datetime(dateStyle: long)}}',
    'un sourire :)',
    'sans ponctuation',
  ])('leaves "%s" as it is', (text) => {
    expect(frenchSpacing(text)).toBe(text);
  });
});
