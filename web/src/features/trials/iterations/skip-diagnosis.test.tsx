import { skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import {
  type SkipDiagnosis as Diagnosis,
  readSkipDiagnosis,
} from '@firstlight/contract/trials/iterations/iterations.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { SkipDiagnosis } from './skip-diagnosis.tsx';

const projectId = '00000000-0000-4000-8000-000000000001';
const shares = (first: number) =>
  skipReasons.map((reason, index) => ({ reason, share: index === 0 ? first : index === 1 ? 1 - first : 0 }));

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});

const show = (diagnosis: Diagnosis) => {
  server.answers(readSkipDiagnosis, () => diagnosis);
  return renderPart(<SkipDiagnosis projectId={projectId} />, ['iterations', 'ui']);
};

test('says that there are too few skips, instead of an empty table', async () => {
  await show({ versions: [{ from: null, changes: [], shares: null }], medians: null });
  expect(await screen.findByText('Too few people have skipped it to say why.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('sets each version and the median beside each other, as text', async () => {
  await show({
    versions: [
      { from: '2026-11-10', changes: ['edit', 'iteration'], shares: shares(0.25) },
      { from: '2026-11-03', changes: ['edit'], shares: null },
      { from: null, changes: [], shares: shares(0.8) },
    ],
    medians: shares(0.5),
  });
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  const cells = rows.map((row) => row.textContent);
  expect(cells[0]).toMatch(/^After the iteration on 10 November 2026.*25%75%0%/);
  expect(cells[1]).toMatch(/^After the edit on 3 November 2026.*Too few skips to say$/);
  expect(cells[2]).toMatch(/^As first posted80%20%/);
  expect(cells[3]).toMatch(/^Median in its categories50%50%/);
});
