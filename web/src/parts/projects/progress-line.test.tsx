import { readValidatedReach } from '@firstlight/contract/trials/validation/validation.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { ProgressLine } from './progress-line.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(readValidatedReach, () => ({ isInReach: false }));
});
afterEach(cleanup);

test.each([
  [0, false, true, 'Be the first tester'],
  [3, false, true, 'Needs 2 more testers'],
  [4, false, true, 'Needs 1 more tester'],
  [6, false, true, '6 of 8 testers towards Validated'],
  [11, false, true, '8 of 8 testers towards Validated'],
  [6, false, false, '6 testers so far'],
  [11, true, false, 'Validated by 11 testers'],
])(
  'with %i counted, Validated %s, in reach %s, a card says “%4$s”, and its meter the same',
  async (countedCount, validated, isInReach, sentence) => {
    server.answers(readValidatedReach, () => ({ isInReach }));
    const project = { countedCount, validated, rating: countedCount === 0 ? null : 4.1 };
    await renderPart(<ProgressLine project={project} />, ['projects', 'ui']);
    await waitFor(() => expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe(sentence));
    expect(
      screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === sentence),
    ).toBeTruthy();
  },
);

const untested = { countedCount: 0, validated: false, rating: null };

test('a project without a counted rating says so instead of a number', async () => {
  await renderPart(<ProgressLine project={untested} look="full" />, ['projects', 'ui']);
  expect(screen.getByText('No rating yet')).toBeTruthy();
});

test('on a small card the sentence alone says that nobody has rated it', async () => {
  await renderPart(<ProgressLine project={untested} />, ['projects', 'ui']);
  expect(screen.queryByText('No rating yet')).toBeNull();
});

test('a maker is told that nobody has tested their project yet, and not asked to test it', async () => {
  await renderPart(<ProgressLine project={untested} reader="maker" />, ['projects', 'ui']);
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('No testers yet');
});
