import { listCases } from '@firstlight/contract/office/cases/cases.ts';
import { type DueReview, decideReview, listReviews } from '@firstlight/contract/office/cases/reviews.ts';
import { listUnmaskings } from '@firstlight/contract/office/cases/unmaskings.ts';
import {
  type DueAppeal,
  decideAppeal,
  listAppeals,
} from '@firstlight/contract/office/sanctions/sanctions.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const hourMs = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

function appealDue(more: Partial<DueAppeal> = {}): DueAppeal {
  return {
    id: '0191a5b0-0000-7000-8000-0000000000a1',
    caseId: '0191a5b0-0000-7000-8000-0000000000c1',
    reference: 'FL-7K3M-2Q',
    step: 'limit',
    rule: 'spam',
    subject: 'comment',
    isHidden: false,
    statement: {
      decision: 'We removed your comment and limited your visibility for 7 days.',
      until: '21 November at 10:00',
      content: '“Buy my course” Comment of 12 November',
      facts: 'The comment is mass advertising.',
      rule: 'Spam',
      source: 'Several people reported it. A person decided.',
      appeal: 'You can appeal once.',
      reference: 'FL-7K3M-2Q',
    },
    body: 'I only answered a question about my own course.',
    filedAt: from(-30),
    dueAt: from(18.5),
    isLate: false,
    can: { decide: true },
    ...more,
  };
}

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => person({ admin: true }));
  server.answers(listReviews, () => ({ items: [] }));
  server.answers(listUnmaskings, () => ({ items: [] }));
  server.answers(listAppeals, () => ({ items: [appealDue()] }));
  server.answers(listCases, () => ({
    items: [],
    next: null,
    counts: { open: 0, late: 0, dueWithinDay: 0, undoable: 0 },
  }));
});

const openAppeal = '/admin/moderation?appeal=0191a5b0-0000-7000-8000-0000000000a1';

test('whoever is no admin is denied, and no appeal is asked for', async () => {
  server.answers(readMe, () => person({ admin: false }));
  const { router } = await renderApp('/admin/moderation');
  await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
  expect(router.state.location.pathname).toBe('/unauthorized');
  expect(server.requests.map(({ endpoint }) => endpoint)).not.toContain(listAppeals.name);
});

test('the queue names what waits and by when, for eyes and ears', async () => {
  server.answers(listAppeals, () => ({
    items: [
      appealDue({ dueAt: from(-1.21), isLate: true }),
      appealDue({ id: '0191a5b0-0000-7000-8000-0000000000a2', step: 'warning', dueAt: from(0.51) }),
    ],
  }));
  await renderApp('/admin/moderation');
  const list = await screen.findByRole('list', { name: 'What’s waiting, most urgent first' });
  const [late, soon] = within(list).getAllByRole('link');
  expect(late?.textContent).toContain('1 h 12 late');
  expect(
    screen.getByRole('link', {
      name: /^Appeal, limited visibility\s*,\s*Limit paused while we’re late\s*, 1 hour 12 minutes late$/,
    }),
  ).toBe(late);
  expect(soon?.textContent).toContain('0 h 30');
  expect(screen.getByText('1 late')).toBeTruthy();
  expect(screen.getByText(/1 due within a day/)).toBeTruthy();
});

test('an appeal is answered by the keyboard, once it has an outcome and a sentence', async () => {
  const sent: unknown[] = [];
  server.answers(decideAppeal, (input) => {
    sent.push(input);
    return null;
  });
  const { user } = await renderApp(openAppeal);
  await screen.findByRole('heading', { level: 2, name: 'Appeal, limited visibility' });
  expect(screen.getByText('I only answered a question about my own course.')).toBeTruthy();
  await user.keyboard('2');
  expect(screen.getByRole('radio', { name: 'Reduce' }).getAttribute('aria-checked')).toBe('true');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Choose a milder step.')).toBeTruthy();
  expect(screen.getByText('Write at least 10 characters.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Restriction' }));
  await user.click(screen.getByRole('radio', { name: '48 hours' }));
  await user.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'A single comment is no campaign.');
  server.answers(listAppeals, () => ({ items: [] }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Nothing is waiting.')).toBeTruthy();
  expect(sent).toEqual([
    {
      appealId: '0191a5b0-0000-7000-8000-0000000000a1',
      outcome: 'reduced',
      answer: 'A single comment is no campaign.',
      step: 'restriction',
      hours: 48,
    },
  ]);
});

test('whoever decided first reads the appeal and has nothing to press', async () => {
  server.answers(listAppeals, () => ({ items: [appealDue({ can: { decide: false } })] }));
  await renderApp(openAppeal);
  expect(await screen.findByText(/another admin answers the appeal/)).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('an answer that did not go through keeps its words and says so', async () => {
  server.refuses(decideAppeal, 'sanctions.appeal_decided');
  const { user } = await renderApp(openAppeal);
  await user.click(await screen.findByRole('radio', { name: 'Uphold' }));
  const field = screen.getByRole('textbox', { name: /^Your answer/ });
  await user.type(field, 'The rule is clear about courses.');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone has answered this appeal already.',
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your answer/ }).value).toContain('clear');
});

function reviewDue(more: Partial<DueReview> = {}): DueReview {
  return {
    id: '0191a5b0-0000-7000-8000-0000000000b1',
    case: {
      id: '0191a5b0-0000-7000-8000-0000000000c1',
      kind: 'comment',
      state: 'closed',
      reason: 'harassment',
      isIllegal: false,
      reports: 1,
      weight: 'light',
      signalWeight: 0,
      heldUntil: null,
      openedAt: from(-80),
      dueAt: from(-32),
      isLate: false,
      hiddenAt: null,
      isRaid: false,
      project: { id: '0191a5b0-0000-7000-8000-0000000000d1', name: 'Caisse commune', language: 'fr' },
      author: { name: 'Théo Lambert', username: 'theo' },
      tester: null,
      isHidden: false,
      claim: null,
      decided: null,
    },
    reporter: 2,
    words: 'You are a fool.',
    reported: 'He insults me.',
    body: 'It is the third time he does.',
    filedAt: from(-3),
    dueAt: from(45),
    isLate: false,
    can: { decide: true },
    ...more,
  };
}

test('a review that a reporter asks for is answered by the keyboard, with a sentence', async () => {
  const sent: unknown[] = [];
  server.answers(listReviews, () => ({ items: [reviewDue()] }));
  server.answers(decideReview, (input) => {
    sent.push(input);
    return null;
  });
  const { user } = await renderApp('/admin/moderation?review=0191a5b0-0000-7000-8000-0000000000b1');
  await screen.findByRole('heading', { level: 2, name: 'Review: Comment on Caisse commune' });
  for (const words of ['You are a fool.', 'He insults me.', 'It is the third time he does.'])
    expect(screen.getByText(words)).toBeTruthy();
  await user.keyboard('1');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Write at least 10 characters.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'It is rude, and no more.');
  server.answers(listReviews, () => ({ items: [] }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      reviewId: '0191a5b0-0000-7000-8000-0000000000b1',
      outcome: 'kept',
      answer: 'It is rude, and no more.',
    },
  ]);
});

test('whoever found no violation reads the review and has nothing to press', async () => {
  server.answers(listReviews, () => ({ items: [reviewDue({ can: { decide: false } })] }));
  await renderApp('/admin/moderation?review=0191a5b0-0000-7000-8000-0000000000b1');
  expect(await screen.findByText(/so another admin looks again\.$/)).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
