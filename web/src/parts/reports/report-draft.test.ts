import { expect, test } from 'vitest';
import { emptyReport, faultsIn, formFrom } from './report-draft.ts';

const comment = { kind: 'comment', address: '0191a5b0-0000-7000-8000-0000000000f1' } as const;

test('a member needs a reason alone, a guest says who they are', () => {
  expect(faultsIn(emptyReport, false)).toEqual(['reason']);
  expect(faultsIn({ ...emptyReport, reason: 'spam' }, false)).toEqual([]);
  expect(faultsIn({ ...emptyReport, reason: 'spam' }, true)).toEqual(['name', 'email']);
  expect(faultsIn({ ...emptyReport, reason: 'spam', name: 'Lena', email: 'lena' }, true)).toEqual(['email']);
});

test('what is against the law names the law and is said in good faith', () => {
  const illegal = { ...emptyReport, reason: 'scam' as const, isIllegal: true };
  expect(faultsIn(illegal, false)).toEqual(['law', 'inGoodFaith']);
  expect(faultsIn({ ...illegal, law: 'Fraud', inGoodFaith: true }, false)).toEqual([]);
});

test('of sexual abuse of minors a guest need not say who they are', () => {
  const minors = {
    ...emptyReport,
    reason: 'sexual_or_violent' as const,
    concernsMinors: true,
    law: 'Code pénal',
  };
  expect(faultsIn({ ...minors, isIllegal: true, inGoodFaith: true }, true)).toEqual([]);
  expect(faultsIn({ ...minors, isIllegal: false }, true)).toEqual(['name', 'email']);
});

test('what was folded away again is not sent', () => {
  const draft = {
    ...emptyReport,
    reason: 'spam' as const,
    law: 'Typed and folded',
    name: 'Lena',
    concernsMinors: true,
  };
  expect(formFrom(draft, comment, false)).toEqual({ ...comment, reason: 'spam', isIllegal: false });
});
