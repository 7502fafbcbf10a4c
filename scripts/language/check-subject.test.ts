import { describe, expect, it } from 'vitest';
import { checkSubject } from './check-subject.ts';

describe('checkSubject', () => {
  it.each([
    'feat(feed): seed cards',
    'fix: alias columns',
    'feat(api)!: drop rounds',
    'Revert "Old subject."',
  ])('accepts “%s”', (subject) => {
    expect(checkSubject(subject)).toEqual([]);
  });

  it.each([
    ['Feed: show cards', 'subject-form'],
    ['fix(feed): shows cards', 'subject-imperative'],
    ['fix(feed): cards; mails', 'subject-two'],
    ['fix(feed): show cards.', 'subject-full-stop'],
    [`fix(feed): show ${'cards '.repeat(12)}`, 'subject-length'],
  ])('rejects “%s” with %s', (subject, rule) => {
    expect(checkSubject(subject).map((finding) => finding.rule)).toEqual([rule]);
  });
});
