import { describe, expect, it } from 'vitest';
import { localeProblems } from './locale-problems.ts';

function problems(en: unknown, fr: unknown): string[] {
  return localeProblems({ namespace: 'test', en, fr }).map(
    ({ file, key, what }) => `${file}: ${key} ${what}`,
  );
}

/** What is said against one text, in English and in French. */
const saidOf = (language: 'en' | 'fr', text: string) =>
  problems({ a: language === 'en' ? text : 'Fine' }, { a: language === 'fr' ? text : 'Bien' });

describe('keys', () => {
  it('that both languages have are fine, however deep', () => {
    expect(problems({ a: { b: ['One', 'Two'] } }, { a: { b: ['Un', 'Deux'] } })).toEqual([]);
  });

  it('that one language lacks are named with its file', () => {
    expect(problems({ a: { b: 'One' } }, { a: {} })).toEqual(['locales/fr/test.json: a.b is missing']);
    expect(problems({ list: ['One'] }, { list: ['Un', 'Deux'] })).toEqual([
      'locales/en/test.json: list.1 is missing',
    ]);
  });
});

describe('plurals', () => {
  const en = { left_one: '{{count}} left', left_other: '{{count}} left' };
  const fr = {
    left_one: '{{count}} reste',
    left_many: '{{count}} de restes',
    left_other: '{{count}} restent',
  };

  it('have the forms of their language', () => {
    expect(problems(en, fr)).toEqual([]);
  });

  it('lacking a form are named', () => {
    const { left_many: _, ...few } = fr;
    expect(problems(en, few)).toEqual(['locales/fr/test.json: left_many is missing']);
    expect(problems({ left_other: en.left_other }, fr)).toEqual([
      'locales/en/test.json: left_one is missing',
    ]);
  });

  it('with a form too many are named', () => {
    expect(problems({ ...en, left_many: '{{count}} left' }, fr)).toEqual([
      'locales/en/test.json: left_many is no form of this language',
    ]);
  });

  it('in one language only are named', () => {
    expect(problems({ left: '{{count}} left' }, fr)).toContain('locales/en/test.json: left_other is missing');
  });

  it('may leave the number out of the singular, and out of nothing else', () => {
    expect(problems({ ...en, left_one: 'One left' }, fr)).toEqual([]);
    expect(problems(en, { ...fr, left_many: 'beaucoup' })).toEqual([
      'locales/fr/test.json: left_many has {{}}, English has {{count}}',
    ]);
  });

  it('are not seen where a name only ends like one', () => {
    expect(problems({ too_many: 'Too often.' }, { too_many: 'Trop souvent.' })).toEqual([]);
  });
});

describe('placeholders', () => {
  it('may stand in another order', () => {
    expect(problems({ a: '{{x}} of {{y}}' }, { a: '{{y}}, dont {{x}}' })).toEqual([]);
  });

  it('that differ are named', () => {
    expect(problems({ a: 'By {{date}}' }, { a: 'Le {{day}}' })).toEqual([
      'locales/fr/test.json: a has {{day}}, English has {{date}}',
    ]);
  });
});

describe('typography', () => {
  it.each([
    ['en', ''],
    ['en', ' Space'],
    ['en', 'Two  spaces'],
    ['en', "It's here"],
    ['en', 'A "word"'],
    ['en', 'Wait...'],
    ['en', 'Really ?'],
    ['en', 'No\u00a0break'],
    ['fr', "C'est ici"],
    ['fr', 'Vraiment?'],
    ['fr', 'Vraiment\u202f?'],
    ['fr', 'À savoir: rien'],
    ['fr', 'En 3 jours!'],
    ['fr', '«bonjour»'],
    ['fr', 'Fini ; vraiment;'],
    ['fr', 'Fini , vraiment'],
  ] as const)('in %s refuses %j', (language, text) => {
    expect(saidOf(language, text)).toHaveLength(1);
  });

  it.each([
    ['en', 'It’s here: “really”, at 17:00…'],
    ['en', 'See https://example.org/a?b=c'],
    ['fr', 'C’est « ici » : vraiment ? Oui ; à 17:00 !'],
    ['fr', 'Voir https://example.org/a?b=c; ou hello@firstlight.example.'],
    ['fr', '{{name}} : {{count}} % de {{total}}'],
    ['fr', '(vraiment ?)'],
  ] as const)('in %s accepts %j', (language, text) => {
    expect(saidOf(language, text).filter((problem) => !problem.includes('English has'))).toEqual([]);
  });
});
