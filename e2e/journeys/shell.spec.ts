import { expect } from '@playwright/test';
import { test } from './stage/test.ts';
import { remember, visit } from './stage/visit.ts';

test.beforeEach(async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
});

test('the keyboard alone reaches everything in the shell', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await visit(page, '/about');
  const visited = new Set<string>();
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const box = element?.getBoundingClientRect();
      return {
        name: element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '',
        isSeen: box !== undefined && box.width > 0 && box.height > 0,
        isBody: element === document.body,
      };
    });
    if (focused.isBody) break;
    expect(focused.isSeen, `${focused.name} has focus and cannot be seen`).toBe(true);
    visited.add(focused.name);
  }
  for (const name of ['Privacy', 'Contact', 'Terms', 'Accessibility'])
    expect([...visited].join('\n')).toContain(name);
});

test('focus, title and announcement follow the page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveTitle(/Privacy/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the palette opens by Ctrl+K, leads to a page, and gives focus back when it is left', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('contact');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Contact');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test('the language is changed without a reload and remembered under its key', async ({ context }) => {
  const fresh = await context.newPage();
  await visit(fresh, '/contact');
  await fresh.getByRole('textbox', { name: 'Your message' }).fill('Half a thought');
  await fresh
    .getByRole('link', { name: /Français/ })
    .first()
    .click();
  await expect(fresh.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(fresh.getByRole('textbox', { name: /message/i })).toHaveValue('Half a thought');
  expect(await fresh.evaluate(() => localStorage.getItem('language'))).toBe('fr');

  const html = await (await fresh.request.get('/about')).text();
  expect(html).toContain('<html lang="fr"');
});

test('the theme is on the page before its first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      Object.assign(window, { themeAtFirstPaint: document.documentElement.dataset['theme'] });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  await page.waitForFunction(() => Reflect.has(window, 'themeAtFirstPaint'));
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirstPaint'))).toBe('dark');
});

test('a link to a part of a page leads there, also where the page was read before', async ({ page }) => {
  await visit(page, '/rules');
  // By way of another page: otherwise the browser itself would only move.
  await visit(page, '/about');
  await visit(page, '/rules#feed');
  await expect(page.locator('#feed')).toBeInViewport();
  const top = await page.locator('#feed').evaluate((section) => section.getBoundingClientRect().top);
  expect(top).toBeLessThan(200);
});

test('unknown and forbidden addresses say so in the words of the product', async ({ page }) => {
  await visit(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('fish & chips');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/explore?query=fish+%26+chips');
  await expect(page.getByRole('searchbox', { name: 'Search projects' })).toHaveValue('fish & chips');
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
});
