import type { Inline } from '@firstlight/contract/text/markdown-inlines.ts';
import { expect, it } from 'vitest';
import { parseProse } from '../../../parts/prose/parse-prose.ts';
import type { ProseSectionTexts } from './prose-text.ts';
import { proseValues } from './prose-values.ts';
import { rulesValues } from './rules-values.ts';

interface PageText {
  title: string;
  lead: string;
  description: string;
  sections: ProseSectionTexts;
}

const pages = ['about', 'community', 'privacy', 'guidelines', 'terms', 'legal', 'accessibility', 'rules'];
const otherPages = ['contact', 'groups', 'newsletter', 'support', 'transparency'];

const files = import.meta.glob<PageText>('../../../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>('../../../../../locales/*/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const both = pages.flatMap((page) => ['en', 'fr'].map((language) => ({ page, language })));

it.each(pages)('says the same things about %s in both languages, with the same figures', (page) => {
  expect(outline(textOf(page, 'fr'))).toEqual(outline(textOf(page, 'en')));
});

it.each(both)('takes every figure of $page ($language) from the rules', ({ page, language }) => {
  const values: Record<string, Record<string, string>> = {
    ...proseValues(language),
    ...rulesValues(language),
  };
  const named = sentences(textOf(page, language)).flatMap(placeholders);
  const unknown = named.filter((name) => {
    const [group = '', key = ''] = name.split('.');
    return values[group]?.[key] === undefined;
  });
  expect(unknown).toEqual([]);
});

it.each(both)('leads from $page ($language) only to pages and sections that exist', ({ page, language }) => {
  const astray = sentences(textOf(page, language)).flatMap(parseProse).filter(isAstray);
  expect(astray).toEqual([]);
});

it.each(both)(
  'describes $page ($language) within the length that search engines show',
  ({ page, language }) => {
    expect(textOf(page, language).description.length).toBeLessThanOrEqual(155);
  },
);

it.each(both)(
  'writes $page ($language) with typographic apostrophes, ellipses and no exclamation',
  (where) => {
    const faulty = sentences(textOf(where.page, where.language)).filter((text) => /['"!]|\.\.\./.test(text));
    expect(faulty).toEqual([]);
  },
);

it.each(pages)('is written in French %s with ordinary spaces, and read with the right ones', (page) => {
  const source = sources[pathOf(page, 'fr')] ?? '';
  expect(source).not.toMatch(/[\u00a0\u202f]/);
  const written = sentences(JSON.parse(source)).map(wordsOnly);
  expect(written.filter((text) => /[^\s](?:[;:?!]|»)(?=\s|$)|«[^\s]/.test(text))).toEqual([]);
  const read = sentences(textOf(page, 'fr')).map(wordsOnly);
  expect(read.filter((text) => / [;:!?»]|« /.test(text))).toEqual([]);
});

function textOf(page: string, language: string): PageText {
  const text = files[pathOf(page, language)];
  if (!text) throw new Error(`There is no ${language} text for ${page}.`);
  return text;
}

function pathOf(page: string, language: string): string {
  return `../../../../../locales/${language}/${page}.json`;
}

/** Keys, numbers of paragraphs, placeholders and link targets: all but the words. */
function outline(value: unknown): unknown {
  if (typeof value === 'string') {
    const targets = parseProse(value).flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));
    return { placeholders: placeholders(value).sort(), targets: targets.sort() };
  }
  if (Array.isArray(value)) return value.map(outline);
  const entries = Object.entries(value as object).map(([key, inner]) => [key, outline(inner)]);
  return Object.fromEntries(entries);
}

function sentences(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentences);
}

/** Without what only the browser reads: link targets and the notation of strong words. */
function wordsOnly(text: string): string {
  return parseProse(text)
    .map((piece) => piece.text)
    .join('');
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(.+?)\}\}/g)].map((match) => match[1] ?? '');
}

function isAstray(piece: Inline): boolean {
  if (piece.kind !== 'link' || !piece.to.startsWith('/')) return false;
  const [page = '', section] = piece.to.slice(1).split('#');
  if (otherPages.includes(page)) return section !== undefined;
  return !pages.includes(page) || (section !== undefined && !(section in textOf(page, 'en').sections));
}
