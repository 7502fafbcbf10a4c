import { expect } from '@playwright/test';
import { becomeMember } from './stage/members.ts';
import { postProject } from './stage/projects.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';

test('whoever comes by a link reads a project and the list before any script has run', async ({
  browser,
}) => {
  const maker = await (await browser.newContext()).newPage();
  await becomeMember(maker, { username: `first_words_${thisTry()}` });
  const name = `Read at once ${thisTry()}`;
  const project = await postProject(maker, { name, language: 'en' });

  const guest = await browser.newContext({ javaScriptEnabled: false, locale: 'fr' });
  const page = await guest.newPage();
  await page.goto(`/project/${project}?lang=en`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Test it and say what you think' })).toBeVisible();
  await page.goto('/explore?lang=fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Explorer' })).toBeVisible();
  await page.goto('/explore?lang=en&language=all');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the page that the browser draws takes the place of the words without a fault, and where they were read', async ({
  page,
  browser,
}) => {
  const maker = await (await browser.newContext()).newPage();
  await becomeMember(maker, { username: `takes_over_${thisTry()}` });
  const project = await postProject(maker, { name: `Taken over ${thisTry()}`, language: 'en' });
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('pageerror', (error) => faults.push(String(error)));

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/project/${project}`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => scrollY);
  letThrough();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(faults).toEqual([]);
});
