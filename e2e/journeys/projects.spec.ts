import { expect, type Page } from '@playwright/test';
import { becomeMember } from './stage/members.ts';
import { drawPicture } from './stage/pictures.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, visit } from './stage/visit.ts';
import { someSentence } from './stage/words.ts';

const say = {
  name: 'Name',
  line: /^Tagline/,
  description: 'Description',
  live: 'Live product',
  link: /^Link/,
  categories: 'Categories',
  food: 'Food',
  frame: 'Crop area',
  use: 'Use this part',
  chosen: 'Your cover',
  alt: 'Describe the picture',
  publish: 'Publish',
  live_: 'is live',
  open: 'See its page',
  search: 'Search projects',
  visible: 'Visible to everyone',
  hidden: 'is hidden',
  undo: 'Undo',
  again: 'is visible again',
  delete: 'Delete',
  deleted: 'is deleted',
  back: 'is back',
  missing: 'Project not found',
  become: 'Start posting too',
  failed: 'Failed to publish project',
} as const;

test('a maker posts a project, hides, deletes and restores it', { tag: '@main' }, async ({
  page,
  browser,
}) => {
  const which = `whole ${thisTry()}`;
  const name = `Marée ${which}`;
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `posts_${thisTry()}` });

  await write(page, name);
  await chooseCover(page);
  await page.getByLabel(say.alt).fill(`Boats of ${name}`);
  await page.getByRole('button', { name: say.publish, exact: true }).click();
  await expect(page.getByRole('heading', { name: `${name} ${say.live_}` })).toBeVisible();
  await page.getByRole('link', { name: say.open }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByAltText(`Boats of ${name}`)).toBeVisible();
  const address = page.url();

  const stranger = await browser.newPage();
  await remember(stranger, { language: 'en', theme: 'light' });
  await visit(stranger, '/explore');
  await expect(stranger.getByRole('link', { name })).toBeVisible();
  for (const typed of [`maree ${which}`, `mraée ${which}`]) {
    await stranger.getByRole('searchbox', { name: say.search }).fill(typed);
    await expect(stranger).toHaveURL(new RegExp(`query=${encodeURIComponent(typed)}`));
    await expect(stranger.getByRole('link', { name })).toBeVisible();
  }

  await page.goto('/your-projects');
  await page.getByRole('switch', { name: say.visible }).click();
  await expect(page.getByText(`${name} ${say.hidden}`).first()).toBeVisible();
  // Under the pointer its time stands still, however long the stranger's page takes.
  await page.getByRole('button', { name: say.undo }).first().hover();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(say.missing);
  await page.getByRole('button', { name: say.undo }).first().click();
  await expect(page.getByText(`${name} ${say.again}`).first()).toBeVisible();
  // The next message comes under the pointer that pressed Undo, over a phone's buttons, and would stay there with it.
  await page.mouse.move(0, 0);

  await page.getByRole('button', { name: say.delete, exact: true }).click();
  await expect(page.getByText(`${name} ${say.deleted}`).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeHidden();
  await page
    .getByRole('dialog')
    .filter({ hasText: `${name} ${say.deleted}` })
    .getByRole('button', { name: say.undo })
    .click();
  await expect(page.getByText(`${name} ${say.back}`).first()).toBeVisible();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a draft survives a reload, and a failure keeps the text', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'dark' });
  await becomeMember(page, { username: `drafter_${thisTry()}` });
  await write(page, 'Half a thought');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.route('**/api/projects', (route) => route.abort());
  await page.getByRole('button', { name: say.publish, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(say.failed);
  await expect(page.getByLabel(say.name, { exact: true })).toHaveValue('Half a thought');

  await page.goto('/your-projects?show=drafts');
  await page.getByRole('link', { name: 'Keep writing' }).click();
  await expect(page.getByLabel(say.name, { exact: true })).toHaveValue('Half a thought');
});

test('a tester becomes maker and tester in one click', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `only_tester_${thisTry()}`, role: 'tester' });
  await page.goto('/post-project');
  await page.getByRole('button', { name: say.become }).click();
  await expect(page.getByLabel(say.name, { exact: true })).toBeVisible();
});

test('leaving asks only where something would be lost', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `leaver_${thisTry()}` });
  await write(page, 'Gone for a minute');
  // Words are on their way to the draft by themselves, even those of the last second.
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page).toHaveURL('/explore');
  await page.goto('/your-projects?show=drafts');
  await page.getByRole('link', { name: 'Keep writing' }).click();
  await expect(page.getByLabel(say.name, { exact: true })).toHaveValue('Gone for a minute');

  await chooseCover(page);
  await page.getByRole('link', { name: 'Explore' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await expect(question).toContainText('the pictures aren’t');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByAltText(say.chosen)).toBeVisible();
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/explore');
});

test('a picture is pasted or dropped as well as chosen, and the preview shows it in all three places', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `paster_${thisTry()}` });
  await write(page, 'Pasted');
  const bytes = (await drawPicture(page)).toString('base64');
  for (const way of ['paste', 'drop'] as const) {
    await page.getByText('or drop or paste one here').evaluate(hand, { way, bytes });
    await page.getByRole('button', { name: say.use }).click();
    await expect(page.getByAltText(say.chosen)).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByAltText(say.chosen)).toBeHidden();
  }
  const preview = page.getByRole('region', { name: 'Preview' });
  for (const place of ['Explore', 'Feed', 'Shared link']) {
    await preview.getByRole('tab', { name: place }).click();
    await expect(preview.getByRole('tabpanel')).toContainText('Pasted');
  }
});

/** What a hand would do that no test can: gives an element a file by clipboard or mouse. */
function hand(element: Element, { way, bytes }: { way: 'paste' | 'drop'; bytes: string }): void {
  const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([file], 'picture.png', { type: 'image/png' }));
  const event =
    way === 'paste'
      ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
      : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
}

/** Cut by keyboard alone. */
async function chooseCover(page: Page): Promise<void> {
  const buffer = await drawPicture(page);
  const choose = page.getByLabel('Choose a picture');
  await choose.setInputFiles({ name: 'boats.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('application', { name: say.frame })).toBeFocused();
  for (const key of ['+', '+', 'ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  const use = page.getByRole('button', { name: say.use });
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByAltText(say.chosen)).toBeVisible();
}

async function write(page: Page, name: string): Promise<void> {
  await page.goto('/post-project');
  await page.getByLabel(say.name, { exact: true }).fill(name);
  await page.getByLabel(say.line).fill('Poisson frais, réservé la veille');
  await page.getByLabel(say.description).fill(someSentence());
  await page.getByRole('radio', { name: say.live }).click();
  await page.getByLabel(say.link).first().fill('https://maree.example');
  await page.getByRole('combobox', { name: say.categories }).click();
  await page.getByRole('option', { name: say.food }).click();
  await page.keyboard.press('Escape');
}
