import { expect, type Page } from '@playwright/test';
import { becomeMember } from './stage/members.ts';
import { drawPicture } from './stage/pictures.ts';
import { postProject } from './stage/projects.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, visit, widths } from './stage/visit.ts';

test('a maker adds pictures and a film by keyboard, orders them, takes one off and has it back; others look at them', async ({
  page,
  browser,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `shows_${thisTry()}` });
  const id = await postProject(page, { name: `Shown ${thisTry()}`, language: 'en' });
  await visit(page, `/post-project?project=${id}`);
  await addPictures(page, 3);
  await page.getByLabel('Describe picture 1').fill('The first');
  await page.getByLabel('Describe picture 2').fill('The second');
  await page.getByLabel('Describe picture 3').fill('The third');

  await page.getByRole('button', { name: 'Move picture 3 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Describe picture 2')).toHaveValue('The third');
  await expect(page.getByRole('button', { name: 'Move picture 2 up' })).toBeFocused();

  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Describe picture 1')).toHaveValue('The first');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();

  await page.getByLabel('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/project/${id}`);

  const stranger = await browser.newPage();
  await remember(stranger, { language: 'en', theme: 'light' });
  const asked = await strangersAsked(stranger);
  await visit(stranger, `/project/${id}`);
  const gallery = stranger.getByRole('region', { name: 'Pictures' });
  for (const name of ['Enlarge: The third', 'Enlarge: The second'])
    await expect(gallery.getByRole('button', { name })).toHaveCount(1);
  await expect(gallery.getByRole('button', { name: 'Enlarge: The first' })).toHaveCount(0);
  // What stands outside of the frame is scrolled to within it, and does not widen the page.
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await gallery.getByRole('button', { name: 'Show 2 of 4' }).click();
  await gallery.getByRole('button', { name: 'Enlarge: The third' }).click();
  const box = stranger.getByRole('dialog', { name: 'Pictures' });
  await expect(box.getByAltText('The third')).toBeInViewport();
  await stranger.keyboard.press('ArrowRight');
  await expect(box.getByAltText('The second')).toBeInViewport();
  await stranger.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(gallery.getByRole('button', { name: 'Enlarge: The third' })).toBeFocused();

  await gallery.getByRole('button', { name: 'Show 4 of 4' }).click();
  const play = gallery.getByRole('button', { name: /^Play the video/ });
  await expect(play).toBeInViewport();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => asked).toContain('www.youtube-nocookie.com');
});

test('a phone’s gallery is swiped, says where one is, and moves nothing on its page', async ({ page }) => {
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  await becomeMember(page, { username: `swipes_${thisTry()}`, language: 'fr' });
  const id = await postProject(page, { name: `Balayé ${thisTry()}`, language: 'fr' });
  const data = await drawPicture(page);
  const sent = await page.request.post(`/api/projects/${id}/pictures`, {
    data,
    headers: { 'content-type': 'image/png' },
  });
  expect(sent.status()).toBe(201);
  await visit(page, `/project/${id}`);
  const gallery = page.getByRole('region', { name: 'Images' });
  await expect(gallery.getByText('1 / 2')).toBeVisible();
  const below = page.getByRole('heading', { level: 1 });
  const before = await below.boundingBox();
  await gallery.getByRole('list').first().hover();
  await page.mouse.wheel(400, 0);
  await expect(gallery.getByText('2 / 2')).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});

async function addPictures(page: Page, count: number): Promise<void> {
  const buffer = await drawPicture(page);
  const files = Array.from({ length: count }, (_, at) => ({
    name: `picture-${at}.png`,
    mimeType: 'image/png',
    buffer,
  }));
  await page.getByLabel('Add pictures').setInputFiles(files);
  await expect(page.getByLabel(`Describe picture ${count}`)).toBeVisible();
}

/** Which hosts but ours the page has asked for anything; none of them is reached. */
async function strangersAsked(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/html', body: 'A film.' });
    },
  );
  return asked;
}
