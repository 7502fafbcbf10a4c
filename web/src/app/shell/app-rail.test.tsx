import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { listInbox } from '@firstlight/contract/trials/feedback/inbox.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fullRow, inboxPage, quickRow } from '../../testing/inbox-rows.ts';
import { person } from '../../testing/person.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { AppRail } from './app-rail.tsx';
import { AppTabs } from './app-tabs.tsx';
// Compiled before the first test rather than while it waits for it.
import './rail-count.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  localStorage.clear();
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(listInbox, () => inboxPage([]));
});

test('made narrow, the rail keeps the names of its links and stays so on the next visit', async () => {
  const first = await renderPart(<AppRail />, []);
  await first.user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(screen.getByRole('link', { name: 'Feed' })).toBeTruthy();
  first.unmount();

  const second = await renderPart(<AppRail />, []);
  await second.user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
  expect(localStorage.getItem('rail')).toBeNull();
});

test('the rail and the tabs say how many responses wait, by one answer that they share', async () => {
  server.answers(listInbox, () => inboxPage([fullRow(1), fullRow(2), quickRow]));
  await renderPart(
    <>
      <AppRail />
      <AppTabs />
    </>,
    [],
  );
  expect(
    await screen.findAllByRole('link', { name: /^Dashboard\s*3\s*3 new$|^Dashboard\s*3 new$/ }),
  ).toHaveLength(2);
  expect(server.requests.filter(({ endpoint }) => endpoint === 'feedback.listInbox')).toHaveLength(1);
});

test('whoever only tests is not asked about, and has no number', async () => {
  server.answers(readMe, () => person({ role: 'tester' }));
  await renderPart(<AppRail />, []);
  await expect.poll(() => server.requests.map(({ endpoint }) => endpoint)).toContain('accounts.me');
  expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
  expect(server.requests.map(({ endpoint }) => endpoint)).not.toContain('feedback.listInbox');
});
