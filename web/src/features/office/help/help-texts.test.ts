import type { Inline } from '@firstlight/contract/text/markdown-inlines.ts';
import { expect, it } from 'vitest';
import { parseProse } from '../../../parts/prose/parse-prose.ts';
import type { HelpTopics } from './help-topics.ts';
import { helpValues } from './help-values.ts';

interface HelpText {
  topics: HelpTopics;
}

const files = import.meta.glob<HelpText>('../../../../../locales/*/help.json', {
  eager: true,
  import: 'default',
});
const pages = import.meta.glob<{ sections?: object }>('../../../../../locales/en/*.json', {
  eager: true,
  import: 'default',
});
const languages = ['en', 'fr'];

it.each(languages)('holds the topics in their order (%s)', (language) => {
  const { tutorials, faq } = textIn(language).topics;
  expect(Object.keys(tutorials)).toEqual(['gettingStarted', 'postProject', 'giveFeedback', 'personalFeed']);
  expect(Object.keys(faq)).toEqual([
    'qualityFeedback',
    'groups',
    'messaging',
    'profile',
    'notifications',
    'newsletter',
    'explore',
    'statistics',
    'support',
  ]);
});

it('says the same things in both languages, with the same figures and links', () => {
  expect(outline(textIn('fr'))).toEqual(outline(textIn('en')));
});

it.each(languages)('takes every figure from the rules (%s)', (language) => {
  const values: Record<string, Record<string, string>> = helpValues(language);
  const named = sentences(textIn(language).topics).flatMap(placeholders);
  const unknown = named.filter((name) => {
    const [group = '', key = ''] = name.split('.');
    return values[group]?.[key] === undefined;
  });
  expect(named.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

it.each(languages)('leads only to pages and sections that exist (%s)', (language) => {
  const astray = sentences(textIn(language)).flatMap(parseProse).filter(isAstray);
  expect(astray).toEqual([]);
});

it.each(languages)('is written with typographic apostrophes and without exclamation (%s)', (language) => {
  const faulty = sentences(textIn(language)).filter((text) => /['"!]|\.\.\./.test(text));
  expect(faulty).toEqual([]);
});

function textIn(language: string): HelpText {
  const text = files[`../../../../../locales/${language}/help.json`];
  if (!text) throw new Error(`There is no help in ${language}.`);
  return text;
}

/** Keys, numbers of paragraphs, placeholders and link targets: all but the words. */
function outline(value: unknown): unknown {
  if (typeof value === 'string') {
    const targets = parseProse(value).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));
    return { placeholders: placeholders(value).toSorted(), targets };
  }
  if (Array.isArray(value)) return value.map(outline);
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, outline(inner)]));
}

function sentences(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentences);
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(.+?)\}\}/g)].map((match) => match[1] ?? '');
}

function isAstray(piece: Inline): boolean {
  if (piece.kind !== 'link') return false;
  const [page = '', section] = piece.to.slice(1).split('#');
  if (['contact', 'newsletter', 'support', 'support/manage', 'transparency'].includes(page))
    return section !== undefined;
  const sections = pages[`../../../../../locales/en/${page}.json`]?.sections ?? {};
  return !piece.to.startsWith('/') || (section ? !(section in sections) : Object.keys(sections).length === 0);
}
