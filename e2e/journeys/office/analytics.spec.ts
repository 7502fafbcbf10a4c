import { expect } from '@playwright/test';
import { stage } from '../stage/addresses.ts';
import { violations } from '../stage/axe.ts';
import { becomeAdmin, becomeMember } from '../stage/members.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { remember, visit, widths } from '../stage/visit.ts';

test.beforeAll(async () => {
  await fetch(`${stage.mails}/count-figures`);
});

test('in English, an admin goes from an answer to its chart, reads it as a table and takes it as a file', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  await page.setViewportSize(widths.desktop);
  await becomeAdmin(page, { username: `counts_en_${thisTry()}` });
  await visit(page, '/admin');
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(/\?span=90$/);
  await page.getByRole('region', { name: 'The answers at a glance' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#supply$/);
  const card = page.getByRole('region', { name: 'Where should we look for testers?' });
  await expect(card).toBeInViewport();
  await card.getByText('As a table').click();
  await expect(card.getByRole('columnheader', { name: 'Ratio' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await card.getByRole('link', { name: /^CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^firstlight-analytics-[\d-]+\.csv$/);
  expect(await violations(page)).toEqual([]);
});

test('on a phone, in French, an admin reads the charts one below the other; nobody else sees them', async ({
  page,
}) => {
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  await becomeMember(page, { username: `counts_none_${thisTry()}`, language: 'fr' });
  await page.goto('/admin/analytics');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await page.context().clearCookies();
  await becomeAdmin(page, { username: `counts_fr_${thisTry()}`, language: 'fr' });
  await visit(page, '/admin/analytics?span=7');
  await expect(page.getByRole('heading', { level: 2, name: /^La promesse est-elle tenue/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '7 jours' })).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await violations(page)).toEqual([]);
});
