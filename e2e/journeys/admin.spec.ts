import { expect, type Page } from '@playwright/test';
import { codeFor } from '../processes/harness/authenticator-app.ts';
import { violations } from './stage/axe.ts';
import { becomeAdmin, becomeMember, password } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, widths } from './stage/visit.ts';

const words = {
  en: {
    due: 'Due',
    alarms: 'Alarms',
    menuEntry: 'Admin dashboard',
    menu: /^Your account/,
    metrics: [
      'Total projects',
      'Total testers',
      'Average testers per project',
      'Projects with minimum feedback',
      'Redistribution rate',
      'Average hours to first feedback',
      'Supply ratio',
      'Worst category, on time',
      'Inequality of feedback',
    ],
    try: 'Dry run',
    trial: 'What a run would do now',
    start: 'Trigger distribution',
    done: 'Distribution done.',
    by: /^By an admin/,
    denied: 'Access Denied',
  },
  fr: {
    menu: /^Votre compte/,
    try: 'Simuler',
    trial: 'Ce que donnerait une distribution maintenant',
    start: 'Lancer la distribution',
    failed: 'Impossible de lancer la distribution',
  },
} as const;

// One admin's run a minute, whoever asks: the two must not meet.
test.describe.configure({ mode: 'default' });

test('an admin without a second step is told what to do first', async ({ page }) => {
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  await becomeAdmin(page, { username: `bare_admin_${thisTry()}`, language: 'fr' }, { hasPasskey: false });
  await page.goto('/admin');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Une étape avant d’agir en tant qu’admin' }),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ouvrir les paramètres de sécurité' }).click();
  await expect(page).toHaveURL(/\/settings\/security$/);
});

test('an admin comes back through the door, tries a run and triggers it', async ({ page }) => {
  const say = words.en;
  await remember(page, { language: 'en', theme: 'light' });
  await page.setViewportSize(widths.desktop);
  const username = `admin_en_${thisTry()}`;
  await becomeAdmin(page, { username }, { hasPasskey: false });
  const { key } = await (await page.request.post('/api/me/second-factor', { data: {} })).json();
  await page.request.post('/api/me/second-factor/confirmations', { data: { code: codeFor(key) } });
  await page.context().clearCookies({ name: /session/ });
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin$/);
  await page.getByLabel('E-mail or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The code that confirmed is used up, and the next half minute's is taken early.
  await page.getByLabel('Authenticator code').fill(codeFor(key, 1));
  await page.keyboard.press('Enter');
  for (const name of [say.due, say.alarms]) await expect(page.getByRole('region', { name })).toBeVisible();

  await triggerRun(page, say);
  await expect(page.getByRole('heading', { level: 3, name: say.trial })).toBeHidden();
  for (const metric of say.metrics) await expect(page.getByRole('heading', { name: metric })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('on a phone, in French, an admin hears of a run that could not be triggered', async ({ page }) => {
  const say = words.fr;
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  await becomeAdmin(page, { username: `admin_fr_${thisTry()}`, language: 'fr' });
  await page.goto('/explore');
  await page.getByRole('button', { name: say.menu }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await tryRun(page, say);
  expect(await violations(page)).toEqual([]);
  await page.route('**/api/admin/distribution-runs', (route) => route.abort());
  await page.getByRole('button', { name: say.start }).click();
  await expect(page.getByRole('alert')).toContainText(say.failed);
});

test('everybody else is denied', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `no_admin_${thisTry()}` });
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('heading', { level: 1, name: words.en.denied })).toBeVisible();
  await page.getByRole('button', { name: words.en.menu }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: words.en.menuEntry })).toBeHidden();
});

/** Other journeys post projects, each with a run of its own: pressed meanwhile, the button gives that one. */
async function tryRun(page: Page, say: { try: string; trial: string }): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: say.try }).click();
    await expect(page.getByRole('heading', { level: 3, name: say.trial })).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** The same for the run itself. Tried again, the test also has to wait until the minute of its first run is over. */
async function triggerRun(page: Page, say: (typeof words)['en']): Promise<void> {
  await expect(async () => {
    await tryRun(page, say);
    await page.getByRole('button', { name: say.start }).click();
    await expect(page.getByRole('status').filter({ hasText: say.done })).toBeAttached({ timeout: 5_000 });
    await expect(page.getByText(say.by)).toBeVisible({ timeout: 5_000 });
  }).toPass({ intervals: [1_000, 5_000] });
}
