import { languages } from '@firstlight/contract/languages.ts';
import { expect, type Page } from '@playwright/test';
import { exampleOperator } from '../../scripts/example-operator.ts';
import { stage } from './stage/addresses.ts';
import { violations } from './stage/axe.ts';
import { listen } from './stage/listen.ts';
import { test } from './stage/test.ts';
import { remember, themes, visit, widths } from './stage/visit.ts';

const words = {
  en: {
    help: 'Help',
    next: 'Next match',
    faq: /Help and FAQ/,
    typed: 'FEEDBACK',
    of: 'of',
    none: 'No matches',
  },
  fr: {
    help: 'Aide',
    next: 'Résultat suivant',
    faq: /Aide et FAQ/,
    typed: 'PROJET',
    of: 'sur',
    none: 'Aucun résultat',
  },
} as const;

test('on a phone, in French, somebody looks for a word with the mouse', async ({ page }) => {
  const say = words.fr;
  const { complaints } = listen(page);
  await remember(page, { language: 'fr', theme: 'light' });
  await page.setViewportSize(widths.phone);
  await visit(page, '/about');

  const dialog = await openByMouse(page, say.help);
  expect((await dialog.getByRole('tabpanel').boundingBox())?.height).toBe(400);
  await dialog.getByRole('textbox').fill(say.typed);
  const total = await dialog.locator('mark').count();
  expect(total).toBeGreaterThan(3);
  await dialog.getByRole('button', { name: say.next }).click();
  await expect(dialog.getByText(new RegExp(`^2 ${say.of} \\d+$`))).toBeVisible();
  await expectCurrentInView(page);
  for (let step = 2; step <= total; step += 1) await dialog.getByRole('button', { name: say.next }).click();
  await expect(dialog.getByRole('tab', { name: say.faq })).toHaveAttribute('aria-selected', 'true');
  await expectCurrentInView(page);

  await dialog.getByRole('textbox').fill('zeppelin');
  await expect(dialog.getByText(say.none).first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: exampleOperator.OPERATOR_EMAIL })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('somebody looks for a word by keyboard alone', async ({ page }) => {
  const say = words.en;
  await remember(page, { language: 'en', theme: 'dark' });
  await visit(page, '/about');

  const button = page.getByRole('button', { name: say.help, exact: true });
  await tabTo(page, say.help);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say.help });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(say.typed);
  await page.keyboard.press('Shift+Enter');
  await expect(dialog.getByRole('tab', { name: say.faq })).toHaveAttribute('aria-selected', 'true');
  await expectCurrentInView(page);

  await tabTo(page, '', '[role=tab][aria-selected=true]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('tab', { name: say.faq })).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

for (const language of languages) {
  test(`axe finds nothing in the open help in ${language}, light and dark`, async ({ page }) => {
    await remember(page, { language, theme: 'system' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/about');
    const dialog = await openByMouse(page, words[language].help);
    for (const theme of themes) {
      const only = theme === 'light' ? undefined : 'colours';
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize(widths.desktop);
      await dialog.getByRole('textbox').fill('');
      expect(await violations(page, only)).toEqual([]);
      await dialog.getByRole('textbox').fill(words[language].typed);
      await page.setViewportSize(widths.phone);
      expect(await violations(page, only)).toEqual([]);
    }
  });
}

test('the language is switched inside, and search and page follow', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await visit(page, '/about');
  const dialog = await openByMouse(page, 'Help');
  await dialog.getByRole('textbox').fill('badge');
  await dialog.getByRole('link', { name: /Français/ }).click();
  await expect(page.getByRole('dialog', { name: 'Aide' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('badge');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/À propos/);
});

test('on a touch screen no keyboard jumps up, and the current match is in view on a low one', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await visit(page, `${stage.web}/about`);
  await page.getByRole('button', { name: 'Help', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog.getByText('Help', { exact: true })).toBeFocused();
  await dialog.getByRole('textbox').fill('feedback');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectCurrentInView(page);
  await context.close();
});

test('the palette opens the help, and focus comes back to where it was', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await visit(page, '/contact');
  const field = page.getByRole('textbox', { name: 'Your message' });
  for (const visit of ['first', 'second']) {
    await field.focus();
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('dialog', { name: 'Search Firstlight' }).getByRole('combobox'),
      visit,
    ).toBeFocused();
    await page.keyboard.type('help');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Help' });
    await expect(dialog.getByRole('textbox'), visit).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field, visit).toBeFocused();
  }
});

test('a link of the help leads to its page and its heading', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await visit(page, '/about');
  const dialog = await openByMouse(page, 'Help');
  await dialog.getByRole('link', { name: 'Read the terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

async function openByMouse(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeVisible();
  return dialog;
}

async function tabTo(page: Page, name: string, selector = 'button'): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const arrived = await page.evaluate(
      ([wanted, kind]) =>
        document.activeElement?.matches(kind ?? '') === true &&
        (wanted === '' || document.activeElement.getAttribute('aria-label') === wanted),
      [name, selector],
    );
    if (arrived) return;
  }
  throw new Error(`${selector} “${name}” is not reached by Tab.`);
}

/** Whole inside the scroll area, and inside the screen. */
async function expectCurrentInView(page: Page): Promise<void> {
  const current = page.locator('mark[aria-current=true]').first();
  await expect(current).toBeInViewport({ ratio: 1 });
  const inside = await current.evaluate((mark) => {
    const box = mark.getBoundingClientRect();
    const area = mark.closest('[role=tabpanel]')?.getBoundingClientRect();
    return area !== undefined && box.top >= area.top && box.bottom <= area.bottom;
  });
  expect(inside).toBe(true);
}
