import { expect } from '@playwright/test';
import { exampleOperator } from '../../../scripts/example-operator.ts';
import { violations } from '../stage/axe.ts';
import { becomeMember } from '../stage/members.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { remember, visit, widths } from '../stage/visit.ts';

const titles = { en: 'Legal notice', fr: 'Mentions légales' } as const;
/** The one for holes stands in security.txt; the other address stands twice, under the publisher and as the point of contact. */
const { OPERATOR_SECURITY_EMAIL: _elsewhere, ...shown } = exampleOperator;
const unfinished = /To be completed|À compléter/;

for (const [language, title] of Object.entries(titles)) {
  test(`the legal notice (${language}) names whoever runs the site, before any script has run`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`/legal?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const fact of Object.values(shown))
      await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(unfinished)).toHaveCount(0);
  });
}

test('whoever comes to the legal notice from another page, on a phone, reads the same in French', async ({
  page,
}) => {
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  await visit(page, '/contact');
  await page.getByRole('link', { name: titles.fr }).last().click();
  for (const fact of Object.values(shown))
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('whoever is signed in takes the legal notice over without a fault', async ({ page }) => {
  await becomeMember(page, { username: `reads_law_${thisTry()}` });
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto('/legal');
  await expect(page.getByText(exampleOperator.OPERATOR_ADDRESS, { exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});
