import { expect, type Page } from '@playwright/test';
import { stage } from '../stage/addresses.ts';
import { violations } from '../stage/axe.ts';
import { mailsTo } from '../stage/mails.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { remember, visit, widths } from '../stage/visit.ts';

// One after the other: while one has the provider down, nobody else could pay or cancel.
test.describe.configure({ mode: 'default' });

const payments = (mood: 'down' | 'well') => fetch(`${stage.mails}/payments?mood=${mood}`);

/** What stands in for the provider’s page takes no card. */
async function atTheTill(page: Page, act: 'Pay' | 'Decline' | 'Leave'): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: act }).click();
}

test('in English, somebody gives once without an address: too little is refused, a declined card and the way back keep the amount, and what was paid is thanked for', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  await page.setViewportSize(widths.desktop);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Support Firstlight' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep Firstlight free for everyone');
  await expect(page.getByRole('radio', { name: 'One time' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '€5', exact: true })).toBeChecked();

  const own = page.getByRole('textbox', { name: 'Or your own amount' });
  await own.fill('0,50');
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await expect(page.getByText('Amount must be at least 1 €')).toBeVisible();
  await own.fill('7');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue with €7', exact: true }).click();
  await atTheTill(page, 'Decline');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await atTheTill(page, 'Leave');
  await expect(page.getByRole('button', { name: 'Continue with €7', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Continue with €7', exact: true }).click();
  await atTheTill(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('€7.00')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change or cancel' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('on a phone, in French, somebody gives monthly and ends it from the mail with one button', async ({
  page,
}) => {
  const email = `grace-${thisTry()}@example.org`;
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  await visit(page, '/support');
  await page.getByRole('radio', { name: /Mensuel/ }).click();
  await page.getByRole('button', { name: /par mois/ }).click();
  await expect(page.getByText(/Saisissez une adresse e-mail/)).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: /par mois/ }).click();
  await atTheTill(page, 'Pay');
  await expect(page.getByRole('heading', { name: 'Merci.' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Modifier ou arrêter' })).toBeVisible();

  const [receipt] = await mailsTo(email);
  const link = /http:\/\/\S+\/support\/manage\/\S+/.exec(receipt?.text ?? '')?.[0] ?? '';
  await visit(page, new URL(link).pathname);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Arrêter le soutien mensuel' }).click();
  await expect(page.getByText(/Plus rien ne sera débité/)).toBeVisible();
});

test('a provider that does not answer is said to the letter, and the amount stays', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'dark' });
  await visit(page, '/support');
  await payments('down');
  await page.getByRole('radio', { name: '€10', exact: true }).click();
  await page.getByRole('button', { name: 'Continue with €10', exact: true }).click();
  await expect(page.getByText('Failed to create donation checkout. Please try again.')).toBeVisible({
    timeout: 30_000,
  });
  await payments('well');
  await page.getByRole('button', { name: 'Continue with €10', exact: true }).click();
  await atTheTill(page, 'Leave');
  await expect(page.getByRole('radio', { name: '€10', exact: true })).toBeChecked();
});
