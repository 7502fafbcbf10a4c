import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { groupRules, newsletterRules } from '@firstlight/contract/rules.ts';
import { expect, it } from 'vitest';

const sources = import.meta.glob<object>(
  '../../../../locales/*/{comments,explore,postProject,projects}.json',
  {
    eager: true,
    import: 'default',
  },
);

/** “About ten minutes” is nobody's rule; what a rule says is a figure, or one of the first numbers in words. */
const number = /\d|\b(?:two|three|four|five|six|seven|eight|nine|deux|trois|quatre|cinq|sept|huit|neuf)\b/i;

it.each(Object.keys(sources))('takes the numbers in its sentences from the rules: %s', (path) => {
  const texts = sentences(sources[path], '');
  expect(texts.length).toBeGreaterThan(10);
  const numbered = texts
    .filter(({ key }) => !key.endsWith('_one'))
    .filter(({ text }) => number.test(text.replaceAll(/\{\{.*?\}\}/g, '')));
  expect(numbered).toEqual([]);
});

const all = import.meta.glob<object>('../../../../locales/*/*.json', { eager: true, import: 'default' });

const { projectsByFormula: best, projectsUnderServed: needy } = newsletterRules;

/** Headlines, and errors, which take no values: the number stands in the sentence, and is right for this rule alone. */
it.each([
  ['newsletter.title', best + needy, 7, 'seven', 'sept'],
  ['newsletter.description', best, 5, 'five', 'cinq'],
  ['newsletter.description', needy, 2, 'two', 'deux'],
  ['newsletter.lead', best, 5, 'five', 'cinq'],
  ['newsletter.lead', needy, 2, 'two', 'deux'],
  ['newsletterMail.letter.needy_other', needy, 2, 'Two', 'Deux'],
  ['notifications.choices.newsletter', best + needy, 7, 'seven', 'sept'],
  ['groups.errors.asked_lately', groupRules.requestAgainDays, 7, 'once a week', 'une fois par semaine'],
  ['cases.errors.too_many_claims', caseLimits.claimsMost, 3, 'three', 'trois'],
  ['cases.errors.undo_too_late', sanctionLimits.undoMinutes, 10, 'ten minutes', 'dix minutes'],
  ['moderator.empty.decided', sanctionLimits.undoMinutes, 10, 'ten minutes', 'dix minutes'],
])('%s says the number of its rule (now %i)', (key, rule, number, english, french) => {
  expect(rule).toBe(number);
  expect(textAt('en', key)).toContain(english);
  expect(textAt('fr', key)).toContain(french);
});

function textAt(language: string, address: string): unknown {
  const [namespace = '', ...path] = address.split('.');
  const texts: unknown = all[`../../../../locales/${language}/${namespace}.json`];
  return path.reduce((inner, name) => (inner as Record<string, unknown>)[name], texts);
}

function sentences(value: unknown, key: string): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  return Object.entries(value as object).flatMap(([name, inner]) => sentences(inner, `${key}.${name}`));
}
