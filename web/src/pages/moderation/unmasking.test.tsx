import * as cases from '@firstlight/contract/office/cases/cases.ts';
import { listReviews } from '@firstlight/contract/office/cases/reviews.ts';
import * as unmaskings from '@firstlight/contract/office/cases/unmaskings.ts';
import { listAppeals } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { hoursFromNow, wholeCase } from '../../testing/whole-case.ts';

type Unmasking = NonNullable<cases.WholeCase['unmasking']>;

let server: ReturnType<typeof stubServer>;
let one: cases.WholeCase;
const sent: unknown[] = [];
const hidden = { kind: 'feedback' as const, isHidden: true, author: null, tester: 4 };
const address = `/admin/moderation?case=${wholeCase().id}`;
const reason = 'The note says that its author will not see tomorrow.';

const asked = (traits: Partial<Unmasking> = {}): Unmasking => ({
  id: '0198f3a2-7c11-7d22-8e33-9f4455667788',
  state: 'asked',
  ground: 'danger_to_life',
  isSecret: false,
  text: reason,
  by: 'Mara',
  isOwn: false,
  askedAt: hoursFromNow(-1),
  until: hoursFromNow(71),
  answeredBy: null,
  seenUntil: null,
  can: { answer: true, see: false },
  ...traits,
});
const agreed = () =>
  asked({
    state: 'agreed',
    answeredBy: 'You too',
    seenUntil: hoursFromNow(24),
    can: { answer: false, see: true },
  });
const cannot = { claim: false, decide: false, second: false, undo: false, unmask: false };

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  sent.length = 0;
  one = wholeCase({ ...hidden, can: { ...cannot, unmask: true } });
  server = stubServer();
  server.answers(readMe, () => person({ admin: true }));
  server.answers(listReviews, () => ({ items: [] }));
  server.answers(listAppeals, () => ({ items: [] }));
  server.answers(unmaskings.listUnmaskings, () => ({ items: [] }));
  server.answers(cases.listCases, () => ({
    items: [],
    next: null,
    counts: { open: 0, late: 0, dueWithinDay: 0, undoable: 0 },
  }));
  server.answers(cases.readCase, () => one);
  server.answers(cases.releaseCase, () => null);
  server.answers(cases.claimCase, () => ({ isOwn: true, by: 'Maya', until: hoursFromNow(0.16) }));
});

const part = async () => within(await screen.findByRole('region', { name: 'Who wrote this' }));

test('an admin asks by key, with a ground and a reason, and nothing is chosen beforehand', async () => {
  server.answers(unmaskings.askUnmasking, (input) => {
    sent.push(input);
    one = { ...one, unmasking: asked({ isOwn: true, can: { answer: false, see: false } }), can: cannot };
    return one;
  });
  const { user } = await renderApp(address);
  await part();
  await user.keyboard('u');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask to see who wrote this' }));
  await user.click(dialog.getByRole('button', { name: 'Ask another admin' }));
  expect(dialog.getByText('Choose a ground.')).toBeTruthy();
  expect(dialog.getByText('Write at least 40 characters.')).toBeTruthy();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'A court ordered it' }));
  await user.click(dialog.getByRole('checkbox', { name: 'The court forbids telling the person' }));
  await user.type(dialog.getByRole('textbox', { name: /^Why is it needed/ }), reason);
  await user.click(dialog.getByRole('button', { name: 'Ask another admin' }));
  expect((await part()).getByText(/^You asked to see the name/)).toBeTruthy();
  expect(sent).toEqual([{ caseId: one.id, ground: 'court_order', isSecret: true, text: reason }]);
});

test('another admin finds it in the queue, agrees, and looks at the name when they choose to', async () => {
  one = wholeCase({ ...hidden, unmasking: asked(), can: cannot });
  const { id, unmasking: _asked, ...queued } = one;
  server.answers(unmaskings.listUnmaskings, () => ({
    items: [
      {
        id: asked().id,
        case: { id, ...queued },
        ground: 'danger_to_life' as const,
        by: 'Mara',
        askedAt: hoursFromNow(-1),
        dueAt: hoursFromNow(71),
      },
    ],
  }));
  server.answers(unmaskings.answerUnmasking, (input) => {
    sent.push(input);
    one = { ...one, unmasking: agreed() };
    return one;
  });
  server.answers(unmaskings.readUnmasked, () => ({ person: { name: 'Nora Lind', username: 'nora' } }));
  const { user } = await renderApp('/admin/moderation');
  await user.click(await screen.findByRole('link', { name: /^Name asked for/ }));
  const shown = await part();
  expect(shown.getByText(reason)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'Agree and see the name' }));
  const look = await shown.findByRole('button', { name: 'Show the name' });
  expect(sent).toEqual([{ unmaskingId: asked().id, agrees: true }]);
  expect(screen.queryByText('Nora Lind')).toBeNull();
  await user.click(look);
  expect((await shown.findByRole('link', { name: '@nora' })).getAttribute('href')).toBe('/profile/nora');
});

test('who did not agree reads that two did, and no name', async () => {
  one = wholeCase({
    ...hidden,
    unmasking: { ...agreed(), text: null, can: { answer: false, see: false } },
    can: cannot,
  });
  await renderApp(address);
  const shown = await part();
  expect(shown.getByText(/^Mara and You too agreed/)).toBeTruthy();
  expect(shown.queryByRole('button')).toBeNull();
});

test('of what bears a name there is nothing to ask', async () => {
  one = wholeCase({ can: cannot });
  await renderApp(address);
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByRole('region', { name: 'Who wrote this' })).toBeNull();
});
