import * as cases from '@firstlight/contract/office/cases/cases.ts';
import { listReviews } from '@firstlight/contract/office/cases/reviews.ts';
import { listUnmaskings } from '@firstlight/contract/office/cases/unmaskings.ts';
import { listAppeals } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { hoursFromNow, wholeCase } from '../../testing/whole-case.ts';

let server: ReturnType<typeof stubServer>;
const counts = { open: 2, late: 0, dueWithinDay: 0, undoable: 1 };
const inList = async () =>
  within(await screen.findByRole('list', { name: 'What’s waiting, most urgent first' }));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => person({ admin: true }));
  server.answers(listReviews, () => ({ items: [] }));
  server.answers(listUnmaskings, () => ({ items: [] }));
  server.answers(listAppeals, () => ({ items: [] }));
});

test('a raid is one row that leads to its cases, and back to everything', async () => {
  const other = '0191a5b0-0000-7000-8000-0000000000c9';
  server.answers(cases.listCases, () => ({
    items: [wholeCase({ isRaid: true, reports: 8 }), wholeCase({ id: other, isRaid: true, reports: 6 })],
    next: null,
    counts,
  }));
  const { user } = await renderApp('/admin/moderation');
  const [row, ...others] = (await inList()).getAllByRole('link');
  expect(others).toEqual([]);
  expect(row?.textContent).toMatch(/^Raid against .*2 cases · 14 reports/);
  await user.click(row as HTMLElement);
  expect((await inList()).getAllByRole('link')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'All cases' }));
  expect((await inList()).getAllByRole('link')).toHaveLength(1);
});

test('a row names the language of its project where that is not the reader’s', async () => {
  const english = { id: '0191a5b0-0000-7000-8000-0000000000d2', name: 'Tideline', language: 'en' } as const;
  const other = '0191a5b0-0000-7000-8000-0000000000c9';
  server.answers(cases.listCases, () => ({
    items: [wholeCase(), wholeCase({ id: other, project: english })],
    next: null,
    counts,
  }));
  await renderApp('/admin/moderation');
  const [french, own] = (await inList()).getAllByRole('link');
  expect(within(french as HTMLElement).getByText('In French')).toBeTruthy();
  expect(own?.textContent).not.toMatch(/In (French|English)/);
});

test('what was just decided is undone from its row', async () => {
  const undone: unknown[] = [];
  const decided = wholeCase({
    state: 'undoable',
    decided: {
      by: 'Mara',
      isOwn: false,
      at: hoursFromNow(0),
      outcome: 'no_violation',
      step: null,
      hours: null,
      rule: null,
      isSingleHanded: false,
      undoUntil: hoursFromNow(0.16),
    },
  });
  server.answers(cases.listCases, () => ({ items: undone.length > 0 ? [] : [decided], next: null, counts }));
  server.answers(cases.undoDecision, (input) => {
    undone.push(input);
    return wholeCase();
  });
  const { user } = await renderApp('/admin/moderation?tab=decided');
  await user.click(await screen.findByRole('button', { name: 'Undo: Comment on Caisse commune' }));
  expect(await screen.findByText('Nothing was decided in the last ten minutes.')).toBeTruthy();
  expect(undone).toEqual([{ caseId: decided.id }]);
});

test('what waits for a second admin has the clock of its case, and not the ten minutes of a decision', async () => {
  const asked = wholeCase({
    state: 'second',
    dueAt: hoursFromNow(20.5),
    decided: {
      by: 'Mara',
      isOwn: false,
      at: hoursFromNow(-1),
      outcome: 'upheld',
      step: 'suspension',
      hours: null,
      rule: 'scam',
      isSingleHanded: false,
      undoUntil: hoursFromNow(-0.84),
    },
  });
  server.answers(cases.listCases, () => ({ items: [asked], next: null, counts }));
  await renderApp('/admin/moderation');
  const [row] = (await inList()).getAllByRole('link');
  expect(row?.textContent).toContain('due in 20 hours');
});
