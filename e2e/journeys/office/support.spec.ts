import { expect, type Page } from '@playwright/test';
import { stage } from '../stage/addresses.ts';
import { violations } from '../stage/axe.ts';
import { mailsTo } from '../stage/mails.ts';
import { becomeAdmin } from '../stage/members.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { overflow, remember, visit, walks, widths } from '../stage/visit.ts';

// One after the other: while one has the provider down, nobody else could pay or cancel.
test.describe.configure({ mode: 'default' });

const payments = (mood: 'down' | 'well') => fetch(`${stage.mails}/payments?mood=${mood}`);

/** What stands in for the provider’s page takes no card. */
async function atTheTill(page: Page, act: 'Pay' | 'Decline' | 'Leave'): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: act }).click();
}

/** Everything that our own pages load comes from us; where people go by a link or a button is not loaded by them. */
function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const isOurs = /^(data|blob):/.test(request.url()) || request.url().startsWith(`${stage.web}/`);
    const isLoaded = !request.isNavigationRequest() && page.url().startsWith(`${stage.web}/`);
    if (isLoaded && !isOurs) foreign.push(request.url());
  });
  return foreign;
}

const words = {
  en: {
    head: 'Keep Firstlight free for everyone',
    own: 'Or your own amount',
    tooLittle: 'Amount must be at least 1 €',
    seven: 'Continue with €7',
    thanks: 'Thank you.',
    paid: '€7.00',
    change: 'Change or cancel',
    monthly: /Monthly/,
    aMonth: /a month$/,
    needsEmail: /Enter an e-mail address/,
    card: 'Change card',
    cancel: 'Cancel monthly support',
    cancelled: /Nothing more will be charged/,
    refund: 'Refund',
    refunded: /€43\.21 refunded/,
    reason: 'Asked for',
  },
  fr: {
    head: 'Pour que Firstlight reste gratuit pour tout le monde',
    own: 'Ou le montant de votre choix',
    tooLittle: 'Le montant doit être d’au moins 1 €',
    seven: 'Continuer avec 7 €',
    thanks: 'Merci.',
    paid: '7,00 €',
    change: 'Modifier ou arrêter',
    monthly: /Mensuel/,
    aMonth: /par mois$/,
    needsEmail: /Saisissez une adresse e-mail/,
    card: 'Changer de carte',
    cancel: 'Arrêter le soutien mensuel',
    cancelled: /plus rien ne sera débité/,
    refund: 'Rembourser',
    refunded: /Remboursé\s: 43,21\s€/,
    reason: 'Sur demande',
  },
} as const;

for (const { language, device, size, theme } of walks) {
  const say = words[language];

  test(`on a ${device}, in ${language}, somebody gives once without an address: too little is refused, a declined card, the way back and the back button keep the amount, and what was paid is thanked for`, async ({
    page,
  }) => {
    const foreign = foreignRequests(page);
    await remember(page, { language, theme });
    await page.setViewportSize(size);
    await visit(page, '/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.head);
    const own = page.getByRole('textbox', { name: say.own });
    const seven = page.getByRole('button', { name: say.seven, exact: true });
    await own.fill('0,50');
    await page.locator('form button[type=submit]').first().click();
    await expect(page.getByText(say.tooLittle)).toBeVisible();
    await own.fill('7');
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await seven.click();
    await page.waitForURL(/\/pay\//);
    await page.goBack();
    await expect(seven).toBeVisible();

    await seven.click();
    await atTheTill(page, 'Decline');
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await atTheTill(page, 'Leave');
    await expect(seven).toBeVisible();

    await seven.click();
    await atTheTill(page, 'Decline');
    await atTheTill(page, 'Pay');
    await expect(page.getByRole('heading', { name: say.thanks })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(say.paid)).toBeVisible();
    await expect(page.getByRole('link', { name: say.change })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test(`on a ${device}, in ${language}, somebody gives monthly, changes the card on the provider’s page and ends it from the mail with one button`, async ({
    page,
  }) => {
    const foreign = foreignRequests(page);
    const email = `grace-${language}-${thisTry()}@example.org`;
    await remember(page, { language, theme });
    await page.setViewportSize(size);
    await visit(page, '/support');
    await page.getByRole('radio', { name: say.monthly }).click();
    await page.getByRole('button', { name: say.aMonth }).click();
    await expect(page.getByText(say.needsEmail)).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: say.aMonth }).click();
    await atTheTill(page, 'Pay');
    await expect(page.getByRole('heading', { name: say.thanks })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: say.change })).toBeVisible();

    const [receipt] = await mailsTo(email);
    const link = /http:\/\/\S+\/support\/manage\/\S+/.exec(receipt?.text ?? '')?.[0] ?? '';
    await visit(page, new URL(link).pathname);
    await page.getByRole('button', { name: say.card }).click();
    await page.waitForURL(/\/portal\?/);
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page.getByRole('button', { name: say.cancel })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: say.cancel }).click();
    await expect(page.getByText(say.cancelled)).toBeVisible();
    expect(foreign).toEqual([]);
  });

  test(`on a ${device}, in ${language}, an admin pays back what somebody gave`, async ({ page }) => {
    const foreign = foreignRequests(page);
    await remember(page, { language, theme });
    await page.setViewportSize(size);
    await visit(page, '/support?kind=one_time&cents=4321');
    await page.locator('form button[type=submit]').first().click();
    await atTheTill(page, 'Pay');
    await expect(page.getByRole('heading', { name: say.thanks })).toBeVisible({ timeout: 20_000 });

    await becomeAdmin(page, { username: `refunds_${language}_${thisTry()}`, language });
    await visit(page, '/admin/support');
    const row = page
      .getByRole('listitem')
      .filter({ hasText: /43[.,]21/ })
      .first();
    await row.getByRole('button', { name: say.refund }).click();
    await row.getByRole('radio', { name: say.reason }).click();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await row.getByRole('button', { name: say.refund }).click();
    await expect(row.getByText(say.refunded)).toBeVisible();
    expect(foreign).toEqual([]);
  });
}

test('the footer leads to support, where a single gift of five euros is chosen beforehand', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  await page.setViewportSize(widths.desktop);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Support Firstlight' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.head);
  await expect(page.getByRole('radio', { name: 'One time' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '€5', exact: true })).toBeChecked();
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
