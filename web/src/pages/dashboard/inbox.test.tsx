import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { listLedgers } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { readFairTurn, readSteps } from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import { listFeedback, markFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { readThread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { type InboxRow, listInbox, settleNote } from '@firstlight/contract/trials/feedback/inbox.ts';
import { listSkips } from '@firstlight/contract/trials/feedback/skips.ts';
import { publishIteration } from '@firstlight/contract/trials/iterations/iterations.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tidepoolLedger } from '../../testing/dashboard-figures.ts';
import { fullRow as full, rowNo as id, inboxPage, quickRow as quick } from '../../testing/inbox-rows.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';
// Compiled before the first test rather than while it waits for them.
import '../dashboard.tsx';
import '../../features/trials/feedback/threads/thread-panel.tsx';

let server: ReturnType<typeof stubServer>;
let items: InboxRow[];

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  items = [full(1), full(2), quick];
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(listLedgers, () => ({ items: [tidepoolLedger], next: null }));
  server.answers(readSteps, () => ({ taken: ['checklist' as const], firstLight: null }));
  server.answers(readFairTurn, () => ({ received: 0, gave: 0 }));
  server.answers(listInbox, () => inboxPage(items));
  server.answers(settleNote, ({ noteId, isDone }) => {
    if (isDone) items = items.filter((row) => row.id !== noteId);
    return undefined as never;
  });
});

const row = (name: RegExp) => screen.findByRole('article', { name });
const sent = (name: string) =>
  server.requests.filter(({ endpoint }) => endpoint === name).map(({ input }) => input);

test('each row says what it is, of which day, and what can be done about it', async () => {
  await renderApp('/dashboard');
  const first = within(await row(/^Tester 1 on Tidepool, 4 out of 5, used it$/));
  expect(first.getByText('Today')).toBeDefined();
  for (const name of ['Helpful', 'Reply', 'Credit', 'Done'])
    first.getByRole('button', { name: new RegExp(`^${name}`) });
  const note = within(await row(/^Tester 9 on Tidepool, skip note, Unclear value$/));
  expect(note.getByText('6 January 2020')).toBeDefined();
  expect(note.queryByRole('button', { name: /Helpful|Reply/ })).toBeNull();
});

test('E puts a row aside, says how many are left, and Z brings it back with the focus', async () => {
  const { user } = await renderApp('/dashboard');
  await row(/^Tester 1 on/);
  await user.keyboard('e');
  await waitFor(() => expect(screen.queryByRole('article', { name: /^Tester 1 on/ })).toBeNull());
  expect(document.activeElement).toBe(await row(/^Tester 2 on/));
  expect(screen.getByText('Done. 2 left')).toBeDefined();
  await user.keyboard('z');
  const back = await row(/^Tester 1 on/);
  await waitFor(() => expect(document.activeElement).toBe(back));
  await waitFor(() =>
    expect(sent(settleNote.name)).toEqual([
      { noteId: id(1), isDone: true },
      { noteId: id(1), isDone: false },
    ]),
  );
});

test('J and K choose a row, H marks it helpful in place, and the mark goes back when it is refused', async () => {
  server.refuses(markFeedback, 'request.not_found');
  const { user } = await renderApp('/dashboard');
  await row(/^Tester 1 on/);
  await user.keyboard('j');
  const second = await row(/^Tester 2 on/);
  expect(document.activeElement).toBe(second);
  await user.keyboard('h');
  await waitFor(() => expect(sent(markFeedback.name)).toEqual([{ feedbackId: id(2), mark: 'helpful' }]));
  expect(await within(second).findByRole('button', { name: /^Helpful/, pressed: false })).toBeDefined();
});

test('R opens the masked thread in the row, ready to write', async () => {
  server.answers(readThread, () => ({
    side: 'maker' as const,
    tester: 1,
    mark: null,
    markReason: null,
    messages: [],
    reveal: { maker: false, tester: false, names: null, conversationId: null },
    shownFrom: null,
    closed: { maker: false, tester: false },
    can: { reply: true, reveal: true, close: true },
  }));
  const { user } = await renderApp('/dashboard');
  await row(/^Tester 1 on/);
  await user.keyboard('r');
  const field = await within(await row(/^Tester 1 on/)).findByRole('textbox', { name: 'Your message' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('je');
  expect(sent(settleNote.name)).toEqual([]);
});

test('Credit begins an iteration with the note behind it, and the next note can join the same draft', async () => {
  server.answers(listFeedback, () => ({ items: [], next: null, ratings: [0, 0, 0, 0, 0] }));
  server.answers(listSkips, () => ({ items: [], next: null, reasons: [] }));
  server.refuses(publishIteration, 'request.invalid');
  const { user } = await renderApp('/dashboard');
  await user.click(within(await row(/^Tester 1 on/)).getByRole('button', { name: /^Credit/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'New iteration' }));
  await user.type(await screen.findByRole('textbox', { name: /^What changed/ }), 'It is quiet at night now.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await user.click(within(await row(/^Tester 9 on/)).getByRole('button', { name: /^Credit/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^It is quiet at night now/ }));
  const [draft] = JSON.parse(localStorage.getItem(`iteration-draft:${tidepoolLedger.id}`) ?? '[]');
  expect(draft).toMatchObject({
    feedbackIds: [id(1)],
    skipIds: [id(9)],
    whatChanged: 'It is quiet at night now.',
  });
});

test('what comes while one reads waits behind a button', async () => {
  const { user } = await renderApp('/dashboard');
  await row(/^Tester 1 on/);
  items = [full(3), ...items];
  window.dispatchEvent(new Event('visibilitychange'));
  // A row that is put aside is a reason to look for others.
  await user.keyboard('e');
  await user.click(await screen.findByRole('button', { name: '1 new' }));
  expect(await row(/^Tester 3 on/)).toBeDefined();
});

test('whoever has read everything is told so; what cannot be loaded leaves the projects in place', async () => {
  items = [];
  await renderApp('/dashboard');
  expect(await screen.findByText('You’re all caught up.')).toBeDefined();
});

test('responses that cannot be loaded are said to be missing, and the projects still show', async () => {
  server.isUnreachable(listInbox);
  await renderApp('/dashboard');
  expect(
    await screen.findByRole('heading', { name: 'Couldn’t load your responses' }, { timeout: 15_000 }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Stats for Tidepool' })).toBeDefined();
}, 20_000);
