import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { becomeMember, type NewMember } from './members.ts';
import { postProject } from './projects.ts';

/** A note of a skip, as a tester types it. */
export const note = 'Market stalls that close before noon';

/** Posts as another person, since one's own never come to one's feed, and waits until the distribution knows of them. */
export async function postForFeeds(browser: Browser, count: number): Promise<void> {
  const maker = await newcomer(browser, 'both');
  for (let number = 1; number <= count; number += 1)
    await postProject(maker, { name: `Catch ${randomUUID().slice(0, 6)}`, language: 'en' });
  await maker.context().close();
  const reader = await newcomer(browser, 'tester');
  await reader.request.patch('/api/me/profile', { data: { interests: ['food'] } });
  const cards = async () => (await (await reader.request.get('/api/feed?anew=true')).json()).cards.length;
  await expect.poll(cards).toBeGreaterThanOrEqual(count);
  await reader.context().close();
}

/** From S to a note that only has to be sent, without a pointer. */
export async function writeSkipNote(page: Page, paceMs = 0): Promise<void> {
  await nameInFocus(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: /^Skip / })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('4');
  await expect(page.getByRole('textbox', { name: 'Who would it suit?' })).toBeFocused();
  await page.keyboard.type(note, { delay: paceMs });
}

/** The card's name. Two projects may share one; their addresses differ. */
export async function nameInFocus(page: Page): Promise<string> {
  const heading = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}

export async function addressInFocus(page: Page): Promise<string> {
  await nameInFocus(page);
  return (
    (await page
      .getByRole('article')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .getAttribute('href')) ?? ''
  );
}

async function newcomer(browser: Browser, role: NonNullable<NewMember['role']>): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await becomeMember(page, { username: `feed_${randomUUID().slice(0, 8)}`, role });
  return page;
}
