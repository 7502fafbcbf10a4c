import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { listLedgers, readFigures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { readFairTurn, readSteps, rememberStep } from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import { listFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { listInbox } from '@firstlight/contract/trials/feedback/inbox.ts';
import { listOwnFeedback } from '@firstlight/contract/trials/feedback/own-feedback.ts';
import { listOwnSkips, listSkips, type OwnSkip } from '@firstlight/contract/trials/feedback/skips.ts';
import {
  listIterations,
  publishIteration,
  readSkipDiagnosis,
} from '@firstlight/contract/trials/iterations/iterations.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tidepoolFigures, tidepoolLedger } from '../testing/dashboard-figures.ts';
import { fullRow } from '../testing/inbox-rows.ts';
import { person } from '../testing/person.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';
// Compiled before the first test rather than while it waits for them.
import './dashboard.tsx';
import '../features/trials/dashboard/first-light-sky.tsx';
import '../features/trials/dashboard/project-figures.tsx';

const maya = person();
const iteration = {
  id: '0191a5b0-0000-7000-8000-0000000000cc',
  whatChanged: 'It starts without an account now.',
  link: null,
  credited: 0,
  publishedAt: '2026-11-15T10:00:00.000Z',
  isEdited: false,
  isTakenDown: false,
};

const skipNote = {
  id: '0191a5b0-0000-7000-8000-0000000000bb',
  tester: 7,
  reason: 'unclear_value' as const,
  note: 'What is it good for?',
  day: '2026-11-09',
};

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
  server.answers(listIterations, () => ({
    items: [],
    next: null,
    can: { publish: true, edit: true, remove: true },
  }));
  server.answers(listOwnFeedback, () => ({ items: [], next: null }));
  server.answers(readSteps, () => ({ taken: [], firstLight: null }));
  server.answers(readFairTurn, () => ({ received: 0, gave: 0 }));
  server.answers(rememberStep, () => undefined as never);
  const counts = { full: 0, quick: 0 };
  server.answers(listInbox, () => ({ items: [], next: null, counts, can: { answer: true } }));
});

test('a maker goes from the list to the figures of a project, and to the notes behind a reason', async () => {
  server.answers(listSkips, () => ({ items: [skipNote], next: null, reasons: [] }));
  const { user } = await renderApp('/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Stats for Tidepool' }));
  expect(await screen.findByText('We expect you’ll have 5 responses in about 6 hours.')).toBeDefined();
  expect(screen.getByText(/^Asked so far: 12 people, some to replace .* \(3\)\.$/)).toBeDefined();
  expect(screen.getByRole('img', { name: /^Rating from .*: starts at 3\.9, ends at 4\.2\.$/ })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Skip notes: Unclear value' }));
  const notes = await screen.findByRole('region', { name: 'Skip notes: Unclear value' });
  expect(await within(notes).findByText('What is it good for?')).toBeDefined();
  await user.click(within(notes).getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skip notes: Unclear value' }));
});

test('a maker without a response reads that testers are asked, with the link to share', async () => {
  const ledger = { ...tidepoolLedger, feedbackCount: 0, skipCount: 0, rating: null, weeks: [0, 0] };
  const expectation = { ...tidepoolFigures.expectation, state: 'first' as const, half: 4 };
  server.answers(listLedgers, () => ({ items: [ledger], next: null }));
  server.answers(readFigures, () => ({ ...tidepoolFigures, ledger, expectation }));
  await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { level: 2, name: 'Asking testers now.' })).toBeDefined();
  expect(screen.getByText('Half of projects like yours hear back within 4 hours.')).toBeDefined();
  expect(screen.getByText('Responses appear every 5 minutes.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
  expect(screen.queryByText('You’re all caught up.')).toBeNull();
  expect(screen.queryByText('Quiet week')).toBeNull();
});

test('a maker reads uncounted feedback in the inbox before the first counted response', async () => {
  const ledger = { ...tidepoolLedger, feedbackCount: 0, skipCount: 0, rating: null, weeks: [0, 0] };
  const expectation = { ...tidepoolFigures.expectation, state: 'first' as const, half: 4 };
  const uncounted = { ...fullRow(0), isCounted: false };
  server.answers(listLedgers, () => ({ items: [ledger], next: null }));
  server.answers(readFigures, () => ({ ...tidepoolFigures, ledger, expectation }));
  server.answers(listInbox, () => ({
    items: [uncounted],
    next: null,
    counts: { full: 1, quick: 0 },
    can: { answer: true },
  }));
  await renderApp('/dashboard');
  expect(await screen.findByText(uncounted.text)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Asking testers now.' })).toBeNull();
});

test('a project that nobody skipped says so in place of the reasons', async () => {
  server.answers(readFigures, () => ({ ...tidepoolFigures, reasons: [] }));
  await renderApp(`/dashboard?project=${tidepoolLedger.id}`);
  expect(await screen.findByText(/^Nobody has skipped it yet\./)).toBeDefined();
});

test('a maker says what changed where the figures ask for it, and the figures are read anew', async () => {
  server.answers(publishIteration, () => iteration);
  server.answers(listFeedback, () => ({ items: [], next: null, ratings: [0, 0, 0, 0, 0] }));
  server.answers(listSkips, () => ({ items: [], next: null, reasons: [] }));
  const timesRead = () => server.requests.filter(({ endpoint }) => endpoint === readFigures.name).length;
  const { user } = await renderApp(`/dashboard?project=${tidepoolLedger.id}`);
  await user.click(await screen.findByRole('button', { name: 'Publish an iteration' }));
  await user.type(screen.getByRole('textbox', { name: /^What changed/ }), iteration.whatChanged);
  expect(timesRead()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(timesRead()).toBe(2));
});

test('a maker hears for which category testers are few, and what would help', async () => {
  const expectation = { ...tidepoolFigures.expectation, areTestersFew: true };
  server.answers(readFigures, () => ({ ...tidepoolFigures, expectation }));
  await renderApp(`/dashboard?project=${tidepoolLedger.id}`);
  const sentence = await screen.findByText(/^There aren’t many testers for Local right now/);
  expect(sentence.textContent).toMatch(/A clearer description would help\.$/);

  cleanup();
  const reasons = [{ reason: 'not_relevant' as const, count: 6 }];
  server.answers(readFigures, () => ({ ...tidepoolFigures, expectation, reasons }));
  await renderApp(`/dashboard?project=${tidepoolLedger.id}`);
  expect((await screen.findByText(/^There aren’t many testers/)).textContent).not.toContain('description');
});

test('the promise stands only while it holds; once the time is up the maker is told how it goes on', async () => {
  const path = `/dashboard?project=${tidepoolLedger.id}`;
  await renderApp(path);
  expect(await screen.findByText(/we promise the minimum within 48 hours of posting/)).toBeDefined();
  expect(screen.queryByText(/^It’s been 48 hours/)).toBeNull();
  cleanup();
  const { expectation } = tidepoolFigures;
  server.answers(readFigures, () => ({
    ...tidepoolFigures,
    expectation: { ...expectation, isPromised: false, isLate: true },
  }));
  await renderApp(path);
  expect(await screen.findByText(/^It’s been 48 hours .* visible for 14 days\.$/)).toBeDefined();
  expect(screen.queryByText(/we promise/)).toBeNull();
});

test('every chart has its table', async () => {
  await renderApp(`/dashboard?project=${tidepoolLedger.id}`);
  const cellsOf = async (name: string) =>
    within(await screen.findByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(await cellsOf('From views to feedback')).toContainEqual(['Tested by', '2']);
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
  expect(await screen.findByRole('heading', { name: 'You haven’t given feedback yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your feed' }).getAttribute('href')).toBe('/feed');
  expect(screen.queryByRole('tab')).toBeNull();
  // Nothing to choose among.
  expect(screen.queryByRole('link', { name: 'Credited' })).toBeNull();
});

test('a tester finds the notes of what they skipped, and is told when there are none', async () => {
  const { tester: _, ...written } = skipNote;
  const project = {
    id: tidepoolLedger.id,
    name: 'Tidepool',
    categories: tidepoolLedger.categories,
    cover: null,
  };
  const named = { ...written, projectId: project.id, project, credits: 1 };
  const unseen = { ...named, id: '0191a5b0-0000-7000-8000-0000000000bd', project: null, credits: 0 };
  let items: OwnSkip[] = [named, unseen];
  server.answers(readMe, () => ({ ...maya, role: 'tester' as const }));
  server.answers(listOwnSkips, () => ({ items, next: null }));
  const { user } = await renderApp('/dashboard?view=feedback');
  await user.click(await screen.findByRole('link', { name: 'Skip notes' }));
  expect((await screen.findByRole('link', { name: 'Tidepool' })).getAttribute('href')).toBe(
    `/project/${tidepoolLedger.id}`,
  );
  expect(screen.getAllByText('What is it good for?')).toHaveLength(2);
  expect(screen.getAllByText('Unclear value')).toHaveLength(2);
  expect(screen.getAllByText('9 November 2026')).toHaveLength(2);
  expect(screen.getAllByText('Inspired 1 iteration')).toHaveLength(1);
  expect(screen.getByText('On a project that’s no longer public')).toBeDefined();

  items = [];
  cleanup();
  await renderApp('/dashboard?view=feedback&kind=skips');
  expect(await screen.findByRole('heading', { name: 'You haven’t skipped a project yet' })).toBeDefined();
});

test('a maker without projects is asked to post one; who is both finds the last view again', async () => {
  server.answers(listLedgers, () => ({ items: [], next: null }));
  const { user } = await renderApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Nothing posted yet' })).toBeDefined();
  expect(screen.queryByText('You’re all caught up.')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'My Feedback' }));
  cleanup();
  await renderApp('/dashboard');
  expect(await screen.findByRole('tab', { name: 'My Feedback', selected: true })).toBeDefined();
});

test('projects stand in the order of what needs their maker, each with its way on', async () => {
  const quiet = { ...tidepoolLedger, skipCount: 2, isMinimumReached: true };
  const waiting = { ...quiet, id: '0191a5b0-0000-7000-8000-000000000002', name: 'Ardoise', waiting: 2 };
  server.answers(listLedgers, () => ({ items: [quiet, waiting], next: null }));
  await renderApp('/dashboard');
  const region = within(await screen.findByRole('region', { name: 'Your projects' }));
  expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ardoise',
    'Tidepool',
  ]);
  expect(region.getByRole('link', { name: '2 responses to read' }).getAttribute('href')).toContain(
    waiting.id,
  );
  expect(region.getByText('Nothing waiting')).toBeDefined();
  expect(region.getAllByRole('img', { name: /^Feedback by week, oldest first: 0, 1, 0, 2/ })).toHaveLength(2);
});

test('the checklist of the newest project goes for good when it is hidden', async () => {
  const { user } = await renderApp('/dashboard');
  expect(await screen.findByText('Get Tidepool ready')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add a cover' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Hide this list for good' }));
  await waitFor(() => expect(screen.queryByText('Get Tidepool ready')).toBeNull());
  expect(
    server.requests.filter(({ endpoint }) => endpoint === rememberStep.name).map(({ input }) => input),
  ).toEqual([{ step: 'checklist' }]);
});

test('the first feedback of a maker opens once, with the focus on the way on, and Escape leaves it', async () => {
  const light = { projectId: tidepoolLedger.id, name: 'Tidepool', quote: 'It works.', minutes: 128 };
  server.answers(readSteps, () => ({ taken: [], firstLight: light }));
  const { user } = await renderApp('/dashboard');
  const dialog = await screen.findByRole('dialog', { name: 'Tidepool First light T+2 h 08' });
  expect(within(dialog).getByText('“It works.”')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Read the rest' })),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.requests.filter(({ endpoint }) => endpoint === rememberStep.name);
  expect(sent.map(({ input }) => input)).toEqual([{ step: 'first_light' }]);
});

test('whoever received more than they gave is told what would be fair', async () => {
  server.answers(readFairTurn, () => ({ received: 5, gave: 3 }));
  await renderApp('/dashboard');
  expect(await screen.findByText('2 more, and you’re even.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Test one' }).getAttribute('href')).toBe('/feed');
});
