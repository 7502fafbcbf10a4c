import * as cases from '@firstlight/contract/office/cases/cases.ts';
import { listReviews } from '@firstlight/contract/office/cases/reviews.ts';
import { listAppeals } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { hoursFromNow, wholeCase } from '../../testing/whole-case.ts';

let server: ReturnType<typeof stubServer>;
let one: cases.WholeCase;
const undone: string[] = [];
const address = `/admin/moderation?case=${wholeCase().id}`;

const decided = wholeCase({
  state: 'undoable',
  decided: {
    by: 'Maya',
    isOwn: true,
    at: hoursFromNow(0),
    outcome: 'no_violation',
    step: null,
    hours: null,
    rule: null,
    isSingleHanded: false,
    undoUntil: hoursFromNow(0.16),
  },
  can: { claim: false, decide: false, second: false, undo: true, unmask: false },
});

const list = () => ({
  items: one.state === 'open' ? [one] : [],
  next: null,
  counts: { open: 1, late: 0, dueWithinDay: 1, undoable: 0 },
});

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  undone.length = 0;
  one = wholeCase();
  server = stubServer();
  server.answers(readMe, () => person({ admin: true }));
  server.answers(listReviews, () => ({ items: [] }));
  server.answers(listAppeals, () => ({ items: [] }));
  server.answers(cases.listCases, list);
  server.answers(cases.readCase, () => one);
  server.answers(cases.claimCase, () => ({ isOwn: true, by: 'Maya', until: hoursFromNow(0.16) }));
  server.answers(cases.releaseCase, () => null);
  server.answers(cases.decideCase, () => {
    one = decided;
    return one;
  });
  server.answers(cases.undoDecision, ({ caseId }) => {
    undone.push(caseId);
    one = wholeCase({ version: 5 });
    return one;
  });
});

const bar = () => screen.findByRole('radiogroup', { name: 'Decision' });

test('the key works from the moment the decision shows, while the lists are still on their way', async () => {
  const { user } = await renderApp(address);
  await bar();
  server.answers(cases.listCases, () => new Promise(() => undefined));
  await user.keyboard('a{Enter}');
  await screen.findByText(/no violation\.$/);
  await user.keyboard('z');
  await bar();
  expect(undone).toEqual([one.id]);
});

test('pressed while the decision is on its way, it takes it back once it is there', async () => {
  const arrived = Promise.withResolvers<cases.WholeCase>();
  server.answers(cases.decideCase, () => arrived.promise);
  const { user } = await renderApp(address);
  await bar();
  await user.keyboard('a{Enter}');
  await user.keyboard('z');
  await user.keyboard('z');
  expect(undone).toEqual([]);
  arrived.resolve(decided);
  await waitFor(() => expect(undone).toEqual([one.id]));
  expect(await screen.findByText('Taken back. The case is open again.')).toBeTruthy();
});

test('a decision that failed leaves nothing to take back', async () => {
  server.isUnreachable(cases.decideCase);
  const { user } = await renderApp(address);
  await bar();
  await user.keyboard('a{Enter}');
  await user.keyboard('z');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.keyboard('z');
  expect(undone).toEqual([]);
});

test('a case that was decided before and is open on the screen is the one that it takes back', async () => {
  one = decided;
  const { user } = await renderApp(address);
  await screen.findByText(/no violation\.$/);
  await user.keyboard('z');
  await bar();
  expect(undone).toEqual([one.id]);
});
