import {
  fileAppeal,
  type OwnSanction,
  readStanding,
} from '@firstlight/contract/office/sanctions/sanctions.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person } from '../testing/person.ts';
import { readInZone } from '../testing/read-in-zone.ts';
import { renderApp } from '../testing/render-app.tsx';
import { sanction } from '../testing/sanction.ts';
import { stubServer } from '../testing/stub-server.ts';

let server: ReturnType<typeof stubServer>;
let sanctions: OwnSanction[];
let isSuspended: boolean;

const written = 'Karim asked me to post his number.';

beforeEach(() => {
  server = stubServer();
  sanctions = [sanction(new Date())];
  isSuspended = true;
  server.answers(readMe, () => person({ isSuspended }));
  server.answers(readStanding, () => ({
    standing: isSuspended ? ('suspended' as const) : ('good' as const),
    sanctions,
  }));
});

afterEach(() => vi.restoreAllMocks());

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

test.each(['/', '/explore', '/dashboard', '/settings/profile', '/no-such-page'])(
  'whoever is suspended is led from %s to the notice',
  async (address) => {
    const { router } = await renderApp(address);
    await heading(/^Your account is restricted until /);
    expect(router.state.location.pathname).toBe('/account-suspended');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
);

test.each([
  ['/guidelines', 'Community guidelines'],
  ['/contact', 'Contact'],
  ['/leave', 'Leave Firstlight'],
])('%s stays open to whoever is suspended, with the way out', async (address, title) => {
  const { router } = await renderApp(address);
  await heading(title);
  await screen.findByRole('button', { name: 'Sign out' });
  expect(router.state.location.pathname).toBe(address);
});

test('says the end, all eight reasons, what is blocked and what is not', async () => {
  await renderApp('/account-suspended');
  await heading(/^Your account is restricted until /);
  expect(screen.getByText(/^It ends automatically in 1 day and 20 hours/)).toBeTruthy();
  expect(screen.getAllByRole('term')).toHaveLength(8);
  expect(screen.getByRole('meter', { name: 'Time until it ends' })).toBeTruthy();
  expect(screen.getByText(/^Back on \d+ \w+ \d\d:\d\d \(.+\)$/)).toBeTruthy();
  expect(screen.getByText('give feedback, skip or comment')).toBeTruthy();
  const ways = ['write to us', 'download your data', 'delete your account'];
  expect(ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/contact',
    '/leave#export-title',
    '/leave#danger-title',
  ]);
});

test('a suspension for good has no end and no meter', async () => {
  sanctions = [sanction(new Date(), { step: 'suspension', endsAt: null })];
  await renderApp('/account-suspended');
  await heading('Your account is permanently suspended');
  expect(screen.queryByRole('meter')).toBeNull();
});

test('offers no appeal where there was one already', async () => {
  sanctions = [sanction(new Date(), { step: 'suspension', endsAt: null, can: { appeal: false } })];
  await renderApp('/account-suspended');
  await heading('Your account is permanently suspended');
  expect(screen.queryByText(/you can appeal/)).toBeNull();
  expect(screen.getByText('read this')).toBeTruthy();
});

test('keeps an appeal on the device until it is sent, and then shows its clock', async () => {
  server.answers(fileAppeal, ({ body }) => {
    const now = new Date();
    const dueAt = new Date(now.getTime() + 48 * 3_600_000).toISOString();
    const appeal = {
      body,
      filedAt: now.toISOString(),
      dueAt,
      isLate: false,
      outcome: null,
      answer: null,
      decidedAt: null,
    };
    sanctions = [sanction(now, { appeal, can: { appeal: false } })];
    return sanctions[0] as OwnSanction;
  });
  const { user } = await renderApp('/account-suspended');
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What did we get wrong?' });
  await user.type(await field(), 'Karim');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Write at least 10 characters.')).toBeTruthy();
  await user.type(await field(), written.slice('Karim'.length));
  expect(localStorage.getItem('appeal-draft:FL-7K3M-2Q')).toBe(written);
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  const sent = await screen.findByRole('region', { name: 'Appeal sent' });
  expect(within(sent).getByText('48 h')).toBeTruthy();
  expect(within(sent).getByText(written)).toBeTruthy();
  expect(localStorage.getItem('appeal-draft:FL-7K3M-2Q')).toBeNull();
});

test('an appeal that could not be sent stays in its field', async () => {
  server.isUnreachable(fileAppeal);
  const { user } = await renderApp('/account-suspended');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What did we get wrong?' });
  await user.type(field, written);
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t send your appeal');
  expect(field.value).toBe(written);
});

test('after an overturned appeal the next visit says whose mistake it was, once', async () => {
  await renderApp('/account-suspended');
  await heading(/^Your account is restricted/);
  isSuspended = false;
  sanctions = [sanction(new Date(), { state: 'overturned', can: { appeal: false } })];
  const { router } = await renderApp('/account-suspended');
  expect(await screen.findByText('That was our mistake. Everything is back.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/feed'));
  expect(localStorage.getItem('notice-seen-by')).toBeNull();
});

test('whoever is not suspended finds their decisions in the settings', async () => {
  isSuspended = false;
  sanctions = [sanction(new Date(), { step: 'warning', state: 'over', endsAt: null })];
  const { router } = await renderApp('/account-suspended');
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/standing'));
});

test('the notice gives one time for the end, in the reader’s zone', async () => {
  readInZone('America/New_York');
  const endsAt = new Date(Date.now() + 44 * 3_600_000);
  const time = endsAt.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/New_York',
  });
  sanctions = [sanction(new Date(), { endsAt: endsAt.toISOString() })];
  await renderApp('/account-suspended');
  expect((await heading(/^Your account is restricted until /)).textContent).toMatch(`${time} (GMT-`);
  const until = screen.getByText('Until').nextElementSibling?.textContent;
  expect(until).toMatch(`${time} (GMT-`);
  expect(until).not.toContain('Paris');
});
