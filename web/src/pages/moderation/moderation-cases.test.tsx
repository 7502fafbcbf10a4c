import * as cases from '@firstlight/contract/office/cases/cases.ts';
import { listReviews } from '@firstlight/contract/office/cases/reviews.ts';
import { listUnmaskings } from '@firstlight/contract/office/cases/unmaskings.ts';
import { listAppeals } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { hoursFromNow, wholeCase } from '../../testing/whole-case.ts';

let server: ReturnType<typeof stubServer>;
let one: cases.WholeCase;
const sent: unknown[] = [];
const address = `/admin/moderation?case=${wholeCase().id}`;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  sent.length = 0;
  one = wholeCase();
  server = stubServer();
  server.answers(readMe, () => person({ admin: true }));
  server.answers(listReviews, () => ({ items: [] }));
  server.answers(listUnmaskings, () => ({ items: [] }));
  server.answers(listAppeals, () => ({ items: [] }));
  server.answers(cases.listCases, () => ({
    items: one.state === 'open' || one.state === 'second' ? [one] : [],
    next: null,
    counts: { open: 1, late: 0, dueWithinDay: 1, undoable: 0 },
  }));
  server.answers(cases.readCase, () => one);
  server.answers(cases.claimCase, () => ({ isOwn: true, by: 'Maya', until: hoursFromNow(0.16) }));
  server.answers(cases.releaseCase, () => null);
  server.answers(cases.previewStatement, ({ step, language }) => ({
    language: language ?? 'fr',
    isAsSent: language === undefined,
    statement: {
      decision: `Décision : ${step}`,
      until: 'jusqu’à mercredi',
      content: '« Pour octobre »',
      facts: 'Le commentaire donne un numéro.',
      rule: 'Informations privées',
      source: 'Par un signalement.',
      appeal: 'Un recours.',
      reference: 'FL-7K3M-2Q',
    },
  }));
  server.answers(cases.decideCase, (input) => {
    sent.push(input);
    one = decidedAs(input.step ?? null);
    return one;
  });
});

function decidedAs(step: NonNullable<cases.WholeCase['decided']>['step'], isOwn = true): cases.WholeCase {
  return wholeCase({
    state: 'undoable',
    decided: {
      by: 'Mara',
      isOwn,
      at: hoursFromNow(0),
      outcome: step ? 'upheld' : 'no_violation',
      step,
      hours: null,
      rule: step && 'private_information',
      isSingleHanded: false,
      undoUntil: hoursFromNow(0.16),
    },
    can: { claim: false, decide: false, second: false, undo: true, unmask: false },
  });
}

const heading = () => screen.findByRole('heading', { level: 2, name: 'Comment on Caisse commune' });
/** Says which rule was broken. */
async function find(user: Awaited<ReturnType<typeof renderApp>>['user'], rule = 'Private information') {
  await user.click(await screen.findByRole('radio', { name: rule }));
}
const bar = () => screen.findByRole('radiogroup', { name: 'Decision' });

test('a case shows no measure, no step and no statement before the finding', async () => {
  const { user } = await renderApp(address);
  await bar();
  expect(screen.queryByText(/^Suggested:/)).toBeNull();
  expect(screen.queryByText(/^Décision/)).toBeNull();
  const choices = within(await bar());
  expect(choices.getAllByRole('radio')).toEqual([choices.getByRole('radio', { name: 'No violation' })]);
  await user.keyboard('r{Enter}');
  expect(sent).toEqual([]);
  await find(user);
  expect(choices.getAllByRole('radio')).toHaveLength(5);
  expect(await screen.findByText(/^Suggested:/)).toBeTruthy();
  await screen.findByText('Décision : restriction');
});

test('a case is decided as suggested, and nothing is chosen beforehand', async () => {
  const { user } = await renderApp(address);
  await heading();
  await bar();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-checked'))).not.toContain(
    'true',
  );
  await find(user);
  await user.keyboard('r');
  expect(screen.getByRole('radio', { name: 'Restrict 48 h' }).getAttribute('aria-checked')).toBe('true');
  await screen.findByText('Décision : restriction');
  await user.keyboard('{Enter}');
  await screen.findByText(/^You decided this at/);
  expect(sent).toEqual([
    { caseId: one.id, version: 3, outcome: 'upheld', step: 'restriction', rule: 'private_information' },
  ]);
});

test('another step than suggested waits for a sentence, which Enter sends', async () => {
  const { user } = await renderApp(address);
  await bar();
  await find(user);
  await user.keyboard('w{Enter}');
  expect(await screen.findByText('Write at least 10 characters.')).toBeTruthy();
  await user.type(
    screen.getByRole('textbox', { name: /^Why this step\?/ }),
    'He took it out himself.{Enter}',
  );
  await screen.findByText(/^You decided this at/);
  expect(sent).toMatchObject([{ step: 'warning', deviation: 'He took it out himself.' }]);
});

test('a key takes the last decision back and the case is open again', async () => {
  server.answers(cases.undoDecision, () => {
    one = wholeCase({ version: 5 });
    return one;
  });
  const { user } = await renderApp(address);
  await bar();
  await user.keyboard('a{Enter}');
  await screen.findByText(/no violation\.$/);
  await user.keyboard('z');
  await bar();
  expect(await screen.findByText('Taken back. The case is open again.')).toBeTruthy();
});

test('a decision that came too late says who was quicker, and clears what was chosen', async () => {
  server.refuses(cases.decideCase, 'cases.moved');
  const { user } = await renderApp(address);
  await bar();
  await find(user);
  await user.keyboard('r');
  one = decidedAs('warning', false);
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Mara decided this at .*: warning\.$/);
  expect(screen.queryByRole('radiogroup', { name: 'Decision' })).toBeNull();
});

test('what was edited after the report shows what was taken out', async () => {
  await renderApp(address);
  await heading();
  const removed = document.querySelector('del');
  expect(removed?.textContent).toBe('removed: at 06 39 98 24 17.');
});

test('a hidden author has no name, no dates, no language and no line of days', async () => {
  one = wholeCase({
    kind: 'feedback',
    isHidden: true,
    tester: 4,
    author: null,
    person: {
      ...wholeCase().person,
      name: null,
      username: null,
      language: null,
      past: [],
      daysSinceLast: null,
    },
  });
  const { user } = await renderApp(address);
  expect(await screen.findByRole('heading', { level: 3, name: /^Tester 4 of this project/ })).toBeTruthy();
  expect(screen.getByText('1 strike')).toBeTruthy();
  expect(screen.queryByText(/in 90 days$/)).toBeNull();
  await find(user);
  expect(await screen.findByText(/Shown in your language, sent in theirs\./)).toBeTruthy();
});

test('a permanent suspension asks another admin, who agrees', async () => {
  const { user } = await renderApp(address);
  await bar();
  await find(user, 'Scam');
  await user.keyboard('p');
  expect(screen.getByRole('button', { name: /^Ask a second admin/ })).toBeTruthy();

  const seconded: unknown[] = [];
  one = wholeCase({
    state: 'second',
    asked: {
      by: 'Mara',
      isOwn: false,
      at: hoursFromNow(-1),
      until: hoursFromNow(71),
      rule: 'scam',
      facts: 'Fake invoices.',
      law: null,
      deviation: null,
    },
    can: { claim: false, decide: false, second: true, undo: false, unmask: false },
  });
  server.answers(cases.secondDecision, (input) => {
    seconded.push(input);
    one = decidedAs('suspension');
    return one;
  });
  const again = await renderApp(address);
  await again.user.click(await screen.findByRole('button', { name: 'Agree and suspend' }));
  await waitFor(() => expect(seconded).toEqual([{ caseId: one.id, version: 3, agrees: true }]));
});

test('a case that another admin has can be read and not decided', async () => {
  one = wholeCase({ claim: { isOwn: false, by: 'Mara', until: hoursFromNow(0.1) } });
  server.refuses(cases.claimCase, 'cases.claimed');
  await renderApp(address);
  expect(await screen.findByText(/^Mara is on it until/)).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'Decision' })).toBeNull();
});

test('a note is for other admins and stands with the case', async () => {
  server.answers(cases.addNote, ({ text }) => {
    const note = { id: '0191a5b0-0000-7000-8000-0000000000e1', by: 'Maya', text, writtenAt: hoursFromNow(0) };
    one = wholeCase({ notes: [note] });
    return note;
  });
  const { user } = await renderApp(address);
  await bar();
  await user.keyboard('n');
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'I know this thread.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('I know this thread.')).toBeTruthy();
});

test('says what a machine noticed, that the account is held, and nothing of reports where there are none', async () => {
  const notedAt = hoursFromNow(-1);
  one = wholeCase({
    reason: 'scam',
    reports: 0,
    weight: 'none',
    given: [],
    signalWeight: 6,
    heldUntil: hoursFromNow(20),
    signals: [
      { signal: 'same_text', weight: 3, amount: 4, notedAt },
      { signal: 'scam', weight: 3, amount: null, notedAt },
    ],
  });
  await renderApp(address);
  expect(await screen.findByText('Nearly the same text, from 4 people')).toBeTruthy();
  expect(screen.getByText('Promises money and asks to be contacted elsewhere')).toBeTruthy();
  expect(screen.getByText(/The account is held until .* at most/)).toBeTruthy();
  expect(screen.getByText(/automatic signal/)).toBeTruthy();
  expect(screen.queryByText(/\d reports?$/)).toBeNull();
});
