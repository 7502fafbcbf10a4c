import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './stage/axe.ts';
import { becomeMember, password } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, widths } from './stage/visit.ts';

const words = {
  en: {
    title: 'Settings',
    name: 'Name',
    username: 'Username',
    bio: /^About you/,
    save: 'Save',
    saved: 'Saved',
    taken: 'Username is already taken. Please choose another.',
    tester: 'I try things out',
    interests: 'What you’d like to try',
    food: 'Food',
    use: 'Use this part',
    frame: 'Crop area',
    remove: 'Remove picture',
  },
  fr: {
    title: 'Paramètres',
    name: 'Nom',
    username: 'Nom d’utilisateur',
    bio: /^À propos de vous/,
    save: 'Enregistrer',
    saved: 'Enregistré',
    taken: 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
    tester: 'J’essaie des projets',
    interests: 'Ce que vous aimez essayer',
    food: 'Alimentation',
    use: 'Utiliser ce cadrage',
    frame: 'Cadrage',
    remove: 'Supprimer la photo',
  },
} as const;

test('a member on a phone edits the profile in French', { tag: '@main' }, async ({ page }) => {
  const say = words.fr;
  const username = `edits_${thisTry()}`;
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  await becomeMember(page, { name: 'Maya Roux', username, language: 'fr' });
  await page.goto('/settings/profile');
  await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();

  await save(page, page.getByRole('textbox', { name: say.name, exact: true }), 'Maya R.', say);
  await save(page, page.getByRole('textbox', { name: say.bio }), 'Bread, and what goes with it.', say);
  await page.goto('/settings/role');
  await page.getByRole('radio', { name: say.tester }).click();
  await expect(section(page, 'role').getByText(say.saved)).toBeVisible();
  await page.goto('/settings/interests');
  await page.getByRole('combobox', { name: say.interests }).click();
  await page.getByRole('option', { name: say.food }).click();
  await expect(section(page, 'interests').getByText(say.saved)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(section(page, 'interests').getByText(say.food, { exact: true })).toBeVisible();
  await page.goto('/settings/role');
  await expect(page.getByRole('radio', { name: say.tester })).toBeChecked();
  await page.goto('/settings/profile');
  await expect(page.getByRole('textbox', { name: say.name, exact: true })).toHaveValue('Maya R.');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('a picture is cut by the keyboard alone, shown everywhere, and taken down', async ({ page }) => {
  const say = words.en;
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { name: 'Ada Keys', username: `avatar_${thisTry()}` });
  await page.goto('/settings/profile', { waitUntil: 'networkidle' });
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await aPicture(page) };
  await page.locator('input[type=file]').setInputFiles(file);
  const frame = page.getByRole('application', { name: say.frame });
  await expect(frame).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // The right third of the picture is red: move there, and nearer.
  await page.keyboard.press('+');
  for (let step = 0; step < 12; step++) await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: say.use }).focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'profile').getByText(say.saved)).toBeVisible();

  const own = section(page, 'profile').locator('img');
  await expect(own).toHaveAttribute('src', /^\/files\/avatars\/[0-9a-f]{32}\/256\.webp$/);
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /\/64\.webp$/);
  const address = (await own.getAttribute('src')) ?? '';
  const stored = await page.request.get(address);
  expect(stored.headers()['cache-control']).toContain('immutable');
  const [red, , blue] = await middleOf(page, address);
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(100);

  await page.getByRole('button', { name: say.remove }).click();
  await expect(own).toHaveCount(0);
  await expect(async () => expect((await page.request.get(address)).status()).toBe(404)).toPass();
});

test('a file that is no picture is refused in place', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { name: 'Eve', username: `no_picture_${thisTry()}` });
  await page.goto('/settings/profile', { waitUntil: 'networkidle' });
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('We can’t read this kind of file.')).toBeVisible();
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText('We can’t read this file as a picture.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new username is checked while it is typed, and the old one is kept for its owner', async ({
  page,
  browser,
}) => {
  const say = words.en;
  const [own, taken] = [`rename_me_${thisTry()}`, `rename_other_${thisTry()}`];
  const other = await (await browser.newContext()).newPage();
  await becomeMember(other, { name: 'Tom', username: taken });
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { name: 'Maya', username: own });
  await page.goto('/settings/profile');
  const field = page.getByRole('textbox', { name: say.username });
  await field.fill(taken);
  await expect(page.getByText(say.taken)).toBeVisible();
  await field.fill(`Rename Me 2 ${thisTry()}`);
  await expect(field).toHaveValue(`renameme2${thisTry()}`);
  await expect(page.getByText(/keep your old name for you for 180 days/)).toBeVisible();
  await field.press('Enter');
  await expect(section(page, 'profile').getByText(say.saved)).toBeVisible();

  await other.goto(`/profile/${own}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();
  await other.goto('/settings/profile');
  await other.getByRole('textbox', { name: say.username }).fill(own);
  await expect(other.getByText(say.taken)).toBeVisible();
  await field.fill(own);
  await expect(page.getByText('Available')).toBeVisible();
});

test('what cannot be saved stays in its field, and is saved when the network is back', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { name: 'Maya', username: `offline_edit_${thisTry()}` });
  await page.goto('/settings/profile', { waitUntil: 'networkidle' });
  const bio = page.getByRole('textbox', { name: words.en.bio });
  await expect(bio).toBeVisible();
  await page.context().setOffline(true);
  await bio.fill('Written on a train.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Not saved\./)).toBeVisible();
  await expect(bio).toHaveValue('Written on a train.');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => isInFront(page.getByText('You’re offline. What you'))).toBe(true);
  await page.context().setOffline(false);
  await section(page, 'profile').getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'profile').getByText('Saved')).toBeVisible();
});

test('whoever is signed out comes back here after signing in', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  const username = `comes_back_${thisTry()}`;
  await becomeMember(page, { name: 'Maya', username });
  await page.context().clearCookies();
  await page.goto('/settings/profile');
  await page.getByLabel('E-mail or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

/** Whether it is what one sees at its place: further down a page its own bar stays at the top as well. */
function isInFront(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
}

function section(page: Page, id: string): Locator {
  return page.locator(`section#${id}`);
}

async function save(
  page: Page,
  field: Locator,
  text: string,
  say: { save: string; saved: string },
): Promise<void> {
  await field.fill(text);
  const form = page.locator('form').filter({ has: field });
  await form.getByRole('button', { name: say.save }).click();
  await expect(form.getByText(say.saved)).toBeVisible();
}

/** Blue, and red in its right third. */
async function aPicture(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 400;
    const paper = canvas.getContext('2d');
    if (!paper) return '';
    paper.fillStyle = '#2040c0';
    paper.fillRect(0, 0, 900, 400);
    paper.fillStyle = '#c02020';
    paper.fillRect(600, 0, 300, 400);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(drawn.split(',')[1] ?? '', 'base64');
}

/** The colour in the middle of a picture, as red, green and blue. */
function middleOf(page: Page, address: string): Promise<number[]> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const paper = canvas.getContext('2d');
    paper?.drawImage(image, 0, 0);
    return [...(paper?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [])];
  }, address);
}
