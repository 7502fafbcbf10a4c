import { describe, expect, it } from 'vitest';
import { isWebAddress } from '../../text/web-address.ts';
import { categories, categoriesOf, categoryMask, everyCategory } from './categories.ts';
import { type ProjectForm, projectForm } from './project-form.ts';

const tidepool: ProjectForm = {
  name: 'Tidepool',
  tagline: 'Splits a café’s daily takings between staff.',
  description: 'The till closes, everybody sees their share. No spreadsheet.',
  link: 'https://tidepool.example',
  callToActionUrl: null,
  categories: ['finance', 'local'],
  demoType: 'live',
  language: 'en',
  coverAlt: '',
};

const refusedFields = (change: object) =>
  projectForm.safeParse({ ...tidepool, ...change }).error?.issues.map(({ path }) => path[0]);

it('takes a whole project', () => {
  expect(projectForm.parse(tidepool)).toEqual(tidepool);
});

it.each([
  { demoType: 'idea', link: null },
  { demoType: 'prototype', link: null, callToActionUrl: 'https://tidepool.example/join' },
  { callToActionUrl: 'https://tidepool.example/join' },
])('takes %j', (change) => expect(refusedFields(change)).toBeUndefined());

it.each([
  [{ name: 'Ab' }, 'name'],
  [{ name: '👍a' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ name: 'two\nlines' }, 'name'],
  [{ name: 'back\u202ewards' }, 'name'],
  [{ tagline: 'x'.repeat(141) }, 'tagline'],
  [{ description: 'Too short.' }, 'description'],
  [{ description: ' '.repeat(60) }, 'description'],
  [{ categories: [] }, 'categories'],
  [{ categories: ['ai', 'ai'] }, 'categories'],
  [{ categories: ['ai', 'dev', 'food', 'local'] }, 'categories'],
  [{ demoType: 'rumour' }, 'demoType'],
  [{ demoType: 'idea' }, 'demoType'],
  [{ demoType: 'idea', link: null, callToActionUrl: 'https://tidepool.example/join' }, 'demoType'],
  [{ demoType: 'live', link: null }, 'link'],
  [{ demoType: 'prototype', link: null }, 'link'],
  [{ callToActionUrl: 'https://localhost' }, 'callToActionUrl'],
  [{ questions: ['a', 'b', 'c', 'd'] }, 'questions'],
  [{ questions: ['The same?', 'The same?'] }, 'questions'],
  [{ questions: ['x'.repeat(141)] }, 'questions'],
])('refuses %j', (change, field) => {
  expect(new Set(refusedFields(change))).toEqual(new Set([field]));
});

describe('a link', () => {
  it.each([
    'https://10.0.0.7/admin',
    'http://127.0.0.1:8080',
    'https://203.0.113.7',
    'https://0x7f.1',
    'https://127.0.0.0x1',
    'https://１２７.０.０.１',
    'https://①②⑦.0.0.①',
    'https://127.0.0.١',
    'https://127.0.0.1.\u3164\u3164',
    'https://[::1]/',
  ])('%s is refused, because its host is an address', (link) => {
    expect(isWebAddress(link)).toBe(false);
  });

  it.each([
    'https://tidepool.example',
    'http://tidepool.example:8080/a?b=c#d',
    'https://café.example/é',
    'HTTPS://TIDEPOOL.EXAMPLE/',
  ])('may be %s', (link) => expect(isWebAddress(link)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://tidepool.example',
    '//tidepool.example',
    'https:tidepool.example',
    'https://localhost',
    'https://user:secret@tidepool.example',
    'https://tidepool.example/"onmouseover="alert(1)',
    'https://tidepool.example/<script>',
    'https://tidepool.example/ space',
    'https://tidepool.example\\@evil.example',
    'tidepool.example',
    '',
  ])('may not be %j', (link) => {
    expect(isWebAddress(link)).toBe(false);
    expect(refusedFields({ link: `${link}\u0001` })).toEqual(['link']);
  });
});

it('keeps sets of categories as one number and back', () => {
  expect(categoriesOf(categoryMask(['dev', 'saas', 'food']))).toEqual(['saas', 'food', 'dev']);
  expect(categoriesOf(everyCategory)).toEqual([...categories]);
});
