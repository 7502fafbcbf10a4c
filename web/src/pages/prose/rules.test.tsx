import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Component as Rules } from './rules.tsx';

// Files share what they have loaded: this one needs the page with other figures, and the next ones as it was.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@firstlight/contract/rules.ts');
  vi.doUnmock('@firstlight/contract/trials/distribution/distribution-rules.ts');
  vi.resetModules();
});

/** Figures that stand nowhere else: finding them on the page says where they came from. */
vi.mock('@firstlight/contract/rules.ts', async (original) => {
  const rules = await original<typeof import('@firstlight/contract/rules.ts')>();
  return { ...rules, validatedRules: { ...rules.validatedRules, testers: 7311, ratingMin: 4.77 } };
});
vi.mock('@firstlight/contract/trials/distribution/distribution-rules.ts', async (original) => {
  const rules =
    await original<typeof import('@firstlight/contract/trials/distribution/distribution-rules.ts')>();
  return {
    ...rules,
    offerRules: { ...rules.offerRules, openPerTester: 8642 },
    // By the formula that the order itself is made with.
    ownerShare: (nth: number) => 0.9 - nth / 10,
  };
});

test.each([
  [
    'en',
    [
      '7,311 testers',
      'rating of at least 4.77',
      'more than 8,642 projects picked',
      'the second 70%, the third 60%, the fourth 50% of',
    ],
  ],
  [
    'fr',
    [
      '7 311 testeurs',
      'note ajustée d’au moins 4,77',
      'plus de 8 642 projets proposés',
      'le deuxième 70 %, le troisième 60 %, le quatrième 50 % de',
    ],
  ],
] as const)('the page follows a constant that changes (%s)', async (language, sentences) => {
  await renderPart(<Rules />, ['rules', 'prose'], language);
  const text = screen.getByRole('article').textContent.replaceAll(/\s/gu, ' ');
  for (const sentence of sentences) expect(text).toContain(sentence);
  expect(text).not.toContain('{{');
});
