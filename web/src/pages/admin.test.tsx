import { listAlarms } from '@firstlight/contract/office/alarms/alarms.ts';
import { listCases, takeNextCase } from '@firstlight/contract/office/cases/cases.ts';
import { listReviews } from '@firstlight/contract/office/cases/reviews.ts';
import { listUnmaskings } from '@firstlight/contract/office/cases/unmaskings.ts';
import { listAppeals } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { type Me, readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import {
  type DistributionRun,
  readLatestRun,
  readMetrics,
  startRun,
} from '@firstlight/contract/trials/distribution/distribution.ts';
import { readSkipTimes } from '@firstlight/contract/trials/feed/skip-times.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';
import { hoursFromNow, wholeCase } from '../testing/whole-case.ts';

const nour: Me = {
  id: '0191a5b0-0000-7000-8000-000000000003',
  name: 'Nour Benali',
  username: 'nour',
  email: 'nour@example.org',
  role: 'both',
  language: 'en',
  admin: true,
  adminWaits: null,
  hasPassword: true,
  avatar: null,
  shortcuts: true,
  motion: 'system',
  termsToAccept: null,
  isSuspended: false,
};
const run: DistributionRun = {
  id: '0191a5b0-0000-7000-8000-000000000004',
  kind: 'admin',
  isDryRun: true,
  state: 'done',
  startedAt: '2026-11-16T10:00:00.000Z',
  finishedAt: '2026-11-16T10:00:01.000Z',
  projects: 4,
  offers: 9,
  redistributed: 2,
  expired: 1,
  messages: 3,
  milliseconds: 1000,
};
const figures = {
  projects: { total: 214, posted: 60, open: 12, overdue: 3 },
  testers: { total: 890, active: 300 },
  testersPerProject: { mean: 4.24, median: 4, ninetieth: 9, answered: null },
  minimumReached: { count: 37, share: 0.615, onTime: 0.5 },
  redistribution: { rate: 0.18, offers: 100, replacing: 18, projects: 0.272 },
  firstFeedback: { mean: 5.4, median: 1.1, ninetieth: 30, stillWaiting: 7 },
  supply: { ratio: 1.173, notes: 262, projects: 45 },
  inequality: { gini: 0.162, projects: 40 },
  worstCategory: { onTime: 0.4, category: 'food' as const, projects: 11 },
  messages: { perNote: 0.35, sent: 96, notes: 274 },
  calibration: { ratio: 1.093, expected: 41.55, answered: 38, offers: 412 },
};
const nothing = { open: 0, late: 0, dueWithinDay: 0, undoable: 0 };
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => nour);
  server.answers(listAlarms, () => ({ items: [], lookedAt: '2026-11-16T10:00:00.000Z' }));
  server.answers(listCases, () => ({ items: [], next: null, counts: nothing }));
  server.answers(listReviews, () => ({ items: [] }));
  server.answers(listUnmaskings, () => ({ items: [] }));
  server.answers(listAppeals, () => ({ items: [] }));
  server.answers(readLatestRun, () => null);
  server.answers(readMetrics, () => ({ latest: null, before: null }));
  server.answers(readSkipTimes, () => ({ median: 8, count: 31 }));
});

test('an admin who signed in with the password alone is asked for more, and sees no figure', async () => {
  server.answers(readMe, () => ({ ...nour, admin: false, adminWaits: 'sign_in' as const }));
  await renderApp('/admin');
  await screen.findByRole('heading', { level: 1, name: 'Confirm it’s you' });
  expect(screen.getAllByRole('button', { name: 'Sign out' }).length).toBeGreaterThan(0);
  expect(server.requests.filter(({ endpoint }) => endpoint === readMetrics.name)).toEqual([]);
});

test('an admin without a second step is led to where one is added, and sees no figure', async () => {
  server.answers(readMe, () => ({ ...nour, admin: false, adminWaits: 'second_step' as const }));
  await renderApp('/admin');
  await screen.findByRole('heading', { level: 1, name: 'One step before you act as an admin' });
  const way = screen.getByRole('link', { name: 'Open security settings' });
  expect(way.getAttribute('href')).toBe('/settings/security');
  expect(server.requests.filter(({ endpoint }) => endpoint === readMetrics.name)).toEqual([]);
});

test('each figure stands with its spread and with what it was before', async () => {
  const count = { measuredAt: '2026-11-16T10:00:00.000Z', figures };
  const before = { ...count, figures: { ...figures, projects: { ...figures.projects, total: 180 } } };
  server.answers(readMetrics, () => ({ latest: count, before }));
  await renderApp('/admin');
  const tile = async (name: string) => {
    const heading = await screen.findByRole('heading', { name });
    return within(heading.closest('li') as HTMLElement);
  };
  expect((await tile('Total projects')).getByText('214')).toBeTruthy();
  expect((await tile('Total projects')).getByText('30 days earlier: 180')).toBeTruthy();
  expect((await tile('Projects with minimum feedback')).getByText('61.5%')).toBeTruthy();
  const first = await tile('Average hours to first feedback');
  for (const figure of ['5.4 h', '1.1 h', '30 h', '7']) expect(first.getByText(figure)).toBeTruthy();
  expect((await tile('Average testers per project')).getByText('–')).toBeTruthy();
  expect((await tile('Redistribution rate')).getByText('27.2%')).toBeTruthy();
  expect((await tile('Supply ratio')).getByText('1.17')).toBeTruthy();
  expect((await tile('Worst category, on time')).getByText('Food')).toBeTruthy();
  expect((await tile('Inequality of feedback')).getByText('0.16')).toBeTruthy();
  expect((await tile('Messages per response')).getByText('96')).toBeTruthy();
  const guessed = await tile('Expected vs actual responses');
  for (const figure of ['1.09', '41.6', '38', '412']) expect(guessed.getByText(figure)).toBeTruthy();
});

test('a run is triggered only after a dry run, and one that fails says so and can be tried again', async () => {
  server.answers(startRun, () => run);
  const { user } = await renderApp('/admin');
  expect(await screen.findByText('No stats yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Trigger distribution' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dry run' }));
  expect(await screen.findByText('9')).toBeTruthy();

  server.refuses(startRun, 'request.unexpected');
  await user.click(screen.getByRole('button', { name: 'Trigger distribution' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to trigger distribution');
  expect(screen.getByRole('button', { name: 'Dry run' })).toBeTruthy();
});

test('a run for chosen projects is tried for them, and tried anew when others are chosen', async () => {
  const asked: unknown[] = [];
  server.answers(startRun, (input) => {
    asked.push(input);
    return run;
  });
  const { user } = await renderApp('/admin');
  const field = await screen.findByRole('textbox', { name: /^Only for these projects/ });
  await user.type(field, 'tidepool');
  await user.click(screen.getByRole('button', { name: 'Dry run' }));
  expect(await screen.findByText(/^Enter the links or IDs/)).toBeTruthy();
  expect(asked).toEqual([]);
  await user.clear(field);
  await user.type(field, `https://firstlight.example/project/${run.id}`);
  await user.click(screen.getByRole('button', { name: 'Dry run' }));
  expect(await screen.findByRole('button', { name: 'Trigger distribution' })).toBeTruthy();
  expect(asked).toEqual([{ dryRun: true, projectIds: [run.id] }]);
  await user.clear(field);
  expect(screen.queryByRole('button', { name: 'Trigger distribution' })).toBeNull();
});

test('a run that somebody else began is asked for until it has ended', async () => {
  const other: DistributionRun = { ...run, kind: 'scheduled', isDryRun: false };
  server.answers(startRun, () => ({ ...other, state: 'running' as const, finishedAt: null }));
  const { user } = await renderApp('/admin');
  await screen.findByText('Nothing has been distributed yet.');
  server.answers(readLatestRun, () => other);
  await user.click(screen.getByRole('button', { name: 'Dry run' }));
  expect(await screen.findByText('Running')).toBeTruthy();
  expect(await screen.findByText('Done')).toBeTruthy();
});

test('an admin sees how long a skip takes, and no figure while there are too few', async () => {
  await renderApp('/admin');
  const region = await screen.findByRole('region', { name: 'Skipping' });
  expect(await within(region).findByText('8 s')).toBeDefined();
  expect(within(region).getByText('From 31 skips')).toBeDefined();
  cleanup();
  server.answers(readSkipTimes, () => ({ median: null, count: 3 }));
  await renderApp('/admin');
  const other = await screen.findByRole('region', { name: 'Skipping' });
  expect(await within(other).findByText('–')).toBeDefined();
});

test('the first page of admins says what is due in its heading, and that nothing alarms', async () => {
  await renderApp('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is due' })).toBeTruthy();
  const alarms = screen.getByRole('region', { name: 'Alarms' });
  expect(await within(alarms).findByText('All quiet.')).toBeTruthy();
  cleanup();
  server.answers(listCases, () => ({
    items: [],
    next: null,
    counts: { open: 9, late: 1, dueWithinDay: 3, undoable: 0 },
  }));
  await renderApp('/admin');
  await screen.findByRole('heading', { level: 1, name: '1 late, 3 due within a day' });
  expect(screen.getByRole('link', { name: 'All 9' }).getAttribute('href')).toBe('/admin/moderation');
});

test('each alarm says what happened, since when and what to do', async () => {
  const since = new Date(Date.now() - 3 * 3_600_000).toISOString();
  server.answers(listAlarms, () => ({
    items: [
      { kind: 'dead_jobs' as const, count: 2, since },
      { kind: 'timetable_stands' as const, count: 0, since: null },
    ],
    lookedAt: '2026-11-16T10:00:00.000Z',
  }));
  await renderApp('/admin');
  const alarms = await screen.findByRole('region', { name: 'Alarms' });
  expect(await within(alarms).findByText('2 jobs failed for good')).toBeTruthy();
  expect(within(alarms).getByText('First one 3 hours ago. The worker’s log says why.')).toBeTruthy();
  expect(within(alarms).getByText('Last run never. Check that a worker is running.')).toBeTruthy();
});

test('an admin who takes the next case while nothing is free is told so', async () => {
  server.answers(takeNextCase, () => ({ case: null }));
  const { user } = await renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: 'Take the next case' }));
  expect((await screen.findAllByText('Nothing is free right now.')).length).toBeGreaterThan(0);
});

test('what another admin asks for is on the first page, however much is due before it', async () => {
  const cases = [1, 2, 3, 4, 5].map((place) => ({
    ...wholeCase(),
    id: `0198f3a2-7c11-7d22-8e33-9f445566770${place}`,
  }));
  const [about] = cases;
  if (!about) throw new Error('there are five');
  server.answers(listCases, () => ({ items: cases, next: null, counts: { ...nothing, open: 5 } }));
  server.answers(listUnmaskings, () => ({
    items: [
      {
        id: '0198f3a2-7c11-7d22-8e33-9f4455667788',
        case: about,
        ground: 'danger_to_life' as const,
        by: 'Mara',
        askedAt: hoursFromNow(-1),
        dueAt: hoursFromNow(71),
      },
    ],
  }));
  await renderApp('/admin');
  const asked = await screen.findByRole('link', { name: /^Name asked for/ });
  expect(asked.getAttribute('href')).toBe(`/admin/moderation?case=${about.id}`);
});
