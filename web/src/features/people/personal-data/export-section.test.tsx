import {
  askExport,
  openExport,
  type PersonalExport,
  readExport,
} from '@firstlight/contract/people/personal-data/personal-data.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { ExportSection } from './export-section.tsx';

const preparing: PersonalExport = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'preparing',
  askedAt: '2026-11-16T10:00:00.000Z',
  bytes: null,
  expiresAt: null,
};
const ready: PersonalExport = {
  ...preparing,
  state: 'ready',
  bytes: 2_345_678,
  expiresAt: '2026-11-23T10:00:00.000Z',
};

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
});

const open = (language: 'en' | 'fr' = 'en') =>
  renderPart(<ExportSection />, ['personalData', 'request'], language);

test('offers an archive, says that it is being prepared, and by itself that it is ready', async () => {
  server.answers(readExport, () => null);
  server.answers(askExport, () => preparing);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Prepare my data' }));
  expect((await screen.findByRole('status')).textContent).toContain('preparing your archive');
  expect(screen.queryByRole('button')).toBeNull();

  server.answers(readExport, () => ready);
  expect(await screen.findByRole('button', { name: 'Download (2.3 MB)' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/You can download it until .*November.* 2026/);
});

test('says in French how large it is and how long it is there', async () => {
  server.answers(readExport, () => ready);
  await open('fr');
  expect((await screen.findByRole('status')).textContent).toContain('23 novembre 2026');
  expect(screen.getByRole('button', { name: /^Télécharger/ }).textContent?.replaceAll(/\s/g, ' ')).toContain(
    '2,3 Mo',
  );
});

test('a failed one says so and can be asked for again', async () => {
  server.answers(readExport, () => ({ ...preparing, state: 'failed' as const }));
  server.answers(askExport, () => preparing);
  const { user } = await open();
  expect((await screen.findByRole('status')).textContent).toContain('couldn’t prepare');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('status')).textContent).toContain('preparing your archive');
});

test('a refusal to start one stands beside the button', async () => {
  server.answers(readExport, () => null);
  server.refuses(askExport, 'request.too_many', { retryAfterSeconds: 3600 });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Prepare my data' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t prepare your data');
  expect(screen.getByRole('button', { name: 'Prepare my data' })).toBeTruthy();
});

test('not knowing is not the same as having none', async () => {
  server.refuses(readExport, 'request.not_found');
  const { user } = await open();
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t check whether');
  server.answers(readExport, () => ready);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Download/ })).toBeTruthy();
});

test.each([
  ['prepared', () => null, askExport, 'Prepare my data', 'Couldn’t prepare your data'],
  ['fetched', () => ready, openExport, /^Download/, 'Couldn’t download your archive'],
])(
  'an archive is %s only after the password was given lately',
  async (_what, latest, endpoint, button, failure) => {
    server.answers(readExport, latest);
    server.refuses(endpoint, 'accounts.password_needed');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toContain(failure);
  },
);
