import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { ProgressLine } from './progress-line.tsx';

afterEach(cleanup);

test.each([
  [0, false, true, 'Be the first tester'],
  [3, false, true, 'Needs 2 more testers'],
  [4, false, true, 'Needs 1 more tester'],
  [6, false, true, '6 of 8 testers towards Validated'],
  [11, false, true, '8 of 8 testers towards Validated'],
  [6, false, false, '5 responses reached'],
  [11, true, false, 'Validated by 11 testers'],
])(
  'with %i counted, Validated %s, in reach %s, a card says “%4$s”, and its meter the same',
  async (countedCount, validated, isInReach, sentence) => {
    const project = { countedCount, validated, rating: countedCount === 0 ? null : 4.1 };
    await renderPart(<ProgressLine project={project} isValidatedInReach={isInReach} />, ['projects', 'ui']);
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe(sentence);
    expect(
      screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === sentence),
    ).toBeTruthy();
  },
);

test('a project without a counted rating says so instead of a number', async () => {
  const project = { countedCount: 0, validated: false, rating: null };
  await renderPart(<ProgressLine project={project} isValidatedInReach />, ['projects', 'ui']);
  expect(screen.getByText('No rating yet')).toBeTruthy();
});
