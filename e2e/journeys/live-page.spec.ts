import { expect, type Page } from '@playwright/test';
import { becomeMember } from './stage/members.ts';
import { postProject } from './stage/projects.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, visit } from './stage/visit.ts';

/** Less than half of the time after which a page asks by itself. */
const soon = { timeout: 25_000 };

test('what one writes under a project, others who have its page open see, signed in or not', async ({
  browser,
}) => {
  const [maker, writer, guest] = await Promise.all([newPage(), newPage(), newPage()]);
  await becomeMember(maker, { username: `live_maker_${thisTry()}` });
  await becomeMember(writer, { username: `live_writer_${thisTry()}`, name: 'Noa Petit' });
  const id = await postProject(maker, { name: 'Quayside', language: 'en' });
  for (const page of [maker, writer, guest]) await listenTo(page, id);

  const words = `Which port is it? ${Date.now()}`;
  await writer.getByLabel('Your comment, under your name').fill(words);
  await writer.getByRole('button', { name: 'Comment', exact: true }).click();
  for (const page of [maker, guest]) await expect(page.getByText(words)).toBeVisible(soon);

  await writer.getByRole('group').getByRole('button').nth(1).click();
  await expect(guest.getByText('Love: 1')).toBeAttached(soon);

  // Nobody is left looking at what its maker took away.
  const hidden = await maker.request.put(`/api/projects/${id}/visibility`, { data: { isHidden: true } });
  expect(hidden.ok()).toBe(true);
  for (const page of [writer, guest]) await expect(page.getByText(words)).toBeHidden(soon);
  await expect(maker.getByText(words)).toBeVisible();

  async function newPage(): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await remember(page, { language: 'en', theme: 'light' });
    return page;
  }
});

/** Until the server has said that the page follows what happens there. */
async function listenTo(page: Page, projectId: string): Promise<void> {
  const line = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent(
        'framereceived',
        ({ payload }) => `${payload}`.startsWith('43') && `${payload}`.includes(projectId),
      ),
    );
  await visit(page, `/project/${projectId}`);
  await line;
}
