import { describe, expect, it } from 'vitest';
import { accountChanges } from '../people/accounts/account-forms.ts';
import { projectForm } from '../showcase/projects/project-form.ts';
import { hostileNames, hostileProjectNames } from './hostile-names.testing.ts';
import { personNameFault, projectNameFault } from './visible-name.ts';

const takesPerson = (name: string) => accountChanges.safeParse({ name }).success;
const takesProject = (name: string) => projectForm.shape.name.safeParse(name).success;

describe('a hostile name', () => {
  it('is one of at least five hundred, no two of them the same', () => {
    const all = Object.values(hostileNames).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(500);
  });

  it.each(Object.entries(hostileNames))('is refused to people: %s', (_kind, names) => {
    expect(names.filter(takesPerson)).toEqual([]);
  });

  it.each(Object.entries(hostileProjectNames))('is refused to projects: %s', (_kind, names) => {
    expect(names.filter(takesProject)).toEqual([]);
  });
});

const honest = [
  'Maya Roux',
  'Zoé',
  'O’Brien',
  "D'Angelo",
  'J. R. R. Tolkien',
  'Dr. Smith',
  'Jean-Luc',
  'X',
  '7',
  'Łukasz Żółć',
  'Nguyễn Thị Minh',
  'Søren Ørsted',
  'Иван Петров',
  'Γιώργος Παπαδόπουλος',
  'Հայկ',
  'משה כהן',
  'שָׁלוֹם',
  'محمد',
  'می\u200cخواهم',
  'नेहा शर्मा',
  'क्\u200dष',
  'สมชาย',
  'ကျော်ဇော',
  '李小龍',
  '山田 太郎',
  '김철수',
  'Maya 👩\u200d💻',
  'Maya ❤\ufe0f',
  'Lea 👩🏽\u200d🚀',
  'Agent 1\ufe0f\u20e3',
  'Chester Field',
  'Ester 4',
  'Tess Tester',
  'Testa Rossa',
  'Light First',
  'Supporter of bees',
  'Teamwork',
  'Adminah',
];

it.each(honest)('takes people called %s', (name) => {
  expect([personNameFault(name), takesPerson(name)]).toEqual([undefined, true]);
});

it.each(['cal.com', 'Support', 'Tester 4', 'Un projet\u00a0?', 'Light first', 'Équipe', 'First lighthouse'])(
  'takes projects called %s',
  (name) => expect([projectNameFault(name), takesProject(name)]).toEqual([undefined, true]),
);

it('says which part of the rule a name breaks', () => {
  const faults = ['...', 'a\u202eb', 'see evil.example', 'Tester 4'].map(personNameFault);
  expect(faults).toEqual(['blank', 'unprintable', 'address', 'reserved']);
});

it('takes a name in the form in which letters and their marks are one', () => {
  expect(accountChanges.parse({ name: ' Zoe\u0301 ' })).toEqual({ name: 'Zoé' });
});
