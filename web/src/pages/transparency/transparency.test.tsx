import { reportReasons } from '@firstlight/contract/office/cases/case-rules.ts';
import { unmaskingGrounds } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import { sanctionRules } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import {
  findReceipt,
  type PublicReceipt,
  readTransparency,
} from '@firstlight/contract/office/transparency/transparency.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const none = { count: 0, few: 0 };
const few = { count: 0, few: 1 };
const some = (count: number) => ({ count, few: 0 });
const counted = {
  from: '2026-07-01',
  until: '2026-09-30',
  figures: {
    reports: reportReasons.map((reason) => ({
      reason,
      tally: reason === 'spam' ? some(130) : reason === 'scam' ? few : none,
    })),
    decisions: sanctionRules.map((rule) => ({
      rule,
      noViolation: rule === 'spam' ? some(20) : none,
      warning: rule === 'spam' ? some(35) : none,
      restriction: rule === 'spam' ? few : none,
      limit: none,
      suspension: none,
    })),
    hours: { decision: { median: 6, ninetieth: 31 }, appeal: { median: 19, ninetieth: 40 }, bands: null },
    hidden: { all: some(15), wrong: few },
    appeals: { upheld: some(10), reduced: none, overturned: some(5), late: few },
    automated: none,
    singleHanded: none,
  },
};
const ledger = [
  {
    startsOn: '2026-07-01',
    grounds: unmaskingGrounds.map((ground) => ({ ground, tally: ground === 'ring' ? few : none })),
  },
];

const receipt: PublicReceipt = {
  kind: 'decision',
  rule: 'private_information',
  step: 'restriction',
  hours: 48,
  withinHours: 6,
  by: 'person',
  appeal: 'none',
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const server = stubServer();
  server.answers(readMe, () => null);
  server.answers(readTransparency, () => ({
    counted,
    ledger,
    nextOn: '2027-01-01',
    seal: { day: '2026-11-16', head: '9f3ca17e44d0b2c8'.repeat(4) },
  }));
  server.answers(findReceipt, () => receipt);
});

test('the page prints “a few” for what is small, and totals made of what is printed', async () => {
  await renderApp('/transparency');
  expect(await screen.findByText('130+')).toBeDefined();
  expect(screen.getByText('35+')).toBeDefined();
  expect(screen.getByText('out of 55+ decided cases')).toBeDefined();
  const row = within(screen.getByRole('row', { name: /^Spam/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '20',
    '35',
    'a few',
    '0',
    '0',
  ]);
  expect(screen.getByText(/^Not drawn for this period/)).toBeDefined();
  const quarter = within(screen.getByRole('row', { name: /^July\s–\sSeptember 2026/ }));
  expect(quarter.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['0', '0', 'a few']);
  expect(screen.getByText('9f3c a17e 44d0 … b2c8')).toBeDefined();
});

test('a reference is answered with rule, step, hours and appeal', async () => {
  const { user } = await renderApp('/transparency');
  await user.type(await screen.findByRole('textbox', { name: 'Reference' }), 'fl 7k3m 2q');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  const words = await screen.findByText('Private information.');
  expect(words.parentElement?.textContent).toBe(
    'Private information. Content removed, account restricted for 48 hours. A person decided. Decided within 6 hours. No appeal so far.',
  );
});
