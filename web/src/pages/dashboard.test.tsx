import { readMe } from '@firstlight/contract/accounts.ts';
import { listLedgers, readFigures } from '@firstlight/contract/dashboard.ts';
import { readSkipDiagnosis } from '@firstlight/contract/iterations.ts';
import { listOwnFeedback } from '@firstlight/contract/own-feedback.ts';
import { listSkips } from '@firstlight/contract/skips.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tidepoolFigures, tidepoolLedger } from '../testing/dashboard-figures.ts';
import { person } from '../testing/person.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';
// Compiled before the first test rather than while it waits for them.
import './dashboard.tsx';
import '../features/dashboard/project-figures.tsx';

const maya = person();

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => maya);
  server.answers(listLedgers, () => ({ items: [tidepoolLedger], next: null }));
  server.answers(readFigures, () => tidepoolFigures);
  server.answers(readSkipDiagnosis, () => ({
    versions: [],
    medians: [{ reason: 'unclear_value' as const, share: 0.3 }],
  }));
  server.answers(listOwnFeedback, () => ({ items: [], next: null }));
});

test('a maker goes from the list to the figures of a project, and to the notes behind a reason', async () => {
  server.answers(listSkips, () => ({
    items: [
      {
        id: '0191a5b0-0000-7000-8000-0000000000bb',
        tester: 7,
        reason: 'unclear_value' as const,
        note: 'What is it good for?',
        week: '2026-11-09',
      },
    ],
    next: null,
    reasons: null,
  }));
  const { user } = await renderApp('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Figures of Tidepool' }));
  expect(await screen.findByText('Its minimum of 5 notes is expected in about 6 hours.')).toBeDefined();
  expect(screen.getByText(/^Asked so far: 12 people, some of them .* \(a few\)\.$/)).toBeDefined();
  expect(screen.getByRole('img', { name: /^Rating from .*: 3\.9 at first, 4\.2 at last\.$/ })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Notes: Unclear value' }));
  const notes = await screen.findByRole('region', { name: 'Skip notes: Unclear value' });
  expect(await within(notes).findByText('What is it good for?')).toBeDefined();
});

test('every drawing has its table, in which a few people stay a few', async () => {
  await renderApp(`/dashboard?project=${tidepoolLedger.id}`);
  const cellsOf = async (name: string) =>
    within(await screen.findByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(await cellsOf('From sight to word')).toContainEqual(['Tested by', 'a few']);
  expect(await cellsOf('Why people skipped')).toContainEqual(['Unclear value', '4', '67%', '30%']);
  // How days are written is the reader's own matter.
  expect((await cellsOf('Rating over time')).slice(1).map(([, ...cells]) => cells)).toEqual([
    ['', '', 'Iteration'],
    ['4.2', '2', ''],
  ]);
});

test('says so when figures cannot be loaded, or belong to somebody else', async () => {
  server.isUnreachable(listLedgers);
  server.refuses(readFigures, 'projects.not_found');
  await renderApp(`/dashboard?project=${tidepoolLedger.id}`);
  expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeDefined();
});

test('a tester without feedback is led to the feed, and sees no tabs', async () => {
  server.answers(readMe, () => ({ ...maya, role: 'tester' as const }));
  await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'You have not given feedback yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your feed' }).getAttribute('href')).toBe('/feed');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a maker without projects is asked to post one; who is both finds the last view again', async () => {
  server.answers(listLedgers, () => ({ items: [], next: null }));
  const { user } = await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Nothing posted yet' })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'My feedback' }));
  cleanup();
  await renderApp('/dashboard');
  expect(await screen.findByRole('tab', { name: 'My feedback', selected: true })).toBeDefined();
});
