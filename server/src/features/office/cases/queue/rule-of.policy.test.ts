import { expect, it } from 'vitest';
import { ruleOf } from './rule-of.policy.ts';

it.each([
  ['other', false, false, 'other'],
  ['other', true, false, 'illegal'],
  ['spam', true, false, 'spam'],
  ['spam', false, true, 'minors'],
  ['other', true, true, 'minors'],
] as const)(
  'a case about %s (illegal: %s, minors: %s) names the rule %s',
  (reason, isIllegal, concernsMinors, rule) => {
    expect(ruleOf({ reason, isIllegal, concernsMinors })).toBe(rule);
  },
);
