import { type Browser, expect, type Page } from '@playwright/test';
import { guestHeaderSeen, watchGuestHeader } from './stage/guest-header.ts';
import { arrive, check, walkName } from './stage/looks.ts';
import { becomeAdmin } from './stage/members.ts';
import { postProject } from './stage/projects.ts';
import { answerAppeal, sanction } from './stage/sanction.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { visit, walks } from './stage/visit.ts';

const words = {
  en: {
    restricted: /^Your account is restricted until /,
    forGood: 'Your account is permanently suspended',
    limited: /^Your visibility is limited until /,
    label: 'What did we get wrong?',
    send: 'Send appeal',
    sent: 'Appeal sent',
    answer: 'Our answer',
    stays: 'The decision stands',
    mistake: 'That was our mistake. Everything is back.',
    data: 'download your data',
    signOut: 'Sign out',
    standing: 'Account status',
  },
  fr: {
    restricted: /^Compte restreint jusqu’à /,
    forGood: 'Votre compte est suspendu définitivement',
    limited: /^Visibilité limitée jusqu’au /,
    label: 'En quoi nous sommes-nous trompés ?',
    send: 'Envoyer le recours',
    sent: 'Recours envoyé',
    answer: 'Notre réponse',
    stays: 'La décision est maintenue',
    mistake: 'Nous nous étions trompés. Tout est rétabli.',
    data: 'télécharger vos données',
    signOut: 'Se déconnecter',
    standing: 'Situation du compte',
  },
} as const;

const appeal = 'Karim asked me to post his number so that members could reach him.';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function anAdmin(browser: Browser, device: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await becomeAdmin(page, { username: `judge_${device}_${thisTry()}_${test.info().line}` });
  return page;
}

for (const walk of walks) {
  const { language, device } = walk;
  const say = words[language];
  const nameOf = (who: string) => `${who}_${device}_${thisTry()}`;

  test(`a restriction leads to its notice, an appeal is sent, and overturned brings all back, ${walkName(walk)}`, async ({
    browser,
  }) => {
    const page = await arrive(browser, walk, 'held');
    const project = await postProject(page, { name: 'Caisse commune', language });
    const guest = await (await browser.newContext()).newPage();
    const seen = async () => (await guest.request.get(`/api/projects/${project}`)).status();
    expect(await seen()).toBe(200);
    // Once the page follows what concerns its reader, it hears of the decision by itself.
    const line = page.waitForEvent('websocket');
    await visit(page, '/dashboard');
    await (await line).waitForEvent('framereceived', ({ payload }) => String(payload).includes('granted'));
    await sanction(nameOf('held'), 'restriction');
    await expect(heading(page, say.restricted)).toBeVisible();
    expect(await seen()).toBe(404);
    await check(page, 'the notice');

    for (const address of ['/', '/explore', '/settings/profile', `/project/${project}`]) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/account-suspended$/);
    }
    for (const [method, address] of [
      ['get', '/api/feed'],
      ['get', '/api/me/feedback'],
      ['get', '/api/notifications'],
    ] as const) {
      const answer = await page.request[method](address);
      expect([answer.status(), (await answer.json()).error.code]).toEqual([403, 'accounts.suspended']);
    }

    const field = page.getByRole('textbox', { name: say.label });
    await field.fill(appeal);
    await page.reload();
    await expect(field).toHaveValue(appeal);
    await page.getByRole('link', { name: say.data }).click();
    await expect(page).toHaveURL(/\/leave/);
    await expect(page.getByRole('button', { name: say.signOut })).toBeVisible();
    await page.goto('/account-suspended');
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('region', { name: say.sent })).toBeVisible();
    await check(page, 'an appeal under way');

    const admin = await anAdmin(browser, device);
    await answerAppeal(page, admin, 'overturned', 'You were right, and we were not.');
    await page.goto('/');
    await expect(page.getByText(say.mistake)).toBeVisible();
    expect(await seen()).toBe(200);
    await page.goto('/settings/standing');
    await expect(page.getByRole('heading', { level: 3, name: say.mistake })).toBeVisible();
    await check(page, 'a decision that was taken back');
  });

  test(`a suspension for good says so, and shows the answer to an appeal, ${walkName(walk)}`, async ({
    browser,
  }) => {
    const page = await arrive(browser, walk, 'banned');
    await sanction(nameOf('banned'), 'suspension');
    await visit(page, '/feed');
    await expect(heading(page, say.forGood)).toBeVisible();
    await expect(page.getByRole('meter')).toHaveCount(0);
    await page.getByRole('textbox', { name: say.label }).fill(appeal);
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByRole('region', { name: say.sent })).toBeVisible();
    const admin = await anAdmin(browser, device);
    await answerAppeal(page, admin, 'upheld', 'We looked again. The number was somebody else’s.');
    await page.reload();
    await expect(page.getByRole('region', { name: say.answer })).toContainText(say.stays);
    await check(page, 'an appeal that was answered');
    await page.getByRole('button', { name: say.signOut }).click();
    await expect(page).toHaveURL(/\/auth/);
  });

  test(`a limited person finds the decision in the settings, ${walkName(walk)}`, async ({ browser }) => {
    const page = await arrive(browser, walk, 'limited');
    await sanction(nameOf('limited'), 'limit');
    await page.goto('/account-suspended');
    await expect(page).toHaveURL(/\/settings\/standing$/);
    await expect(page.getByRole('heading', { level: 3, name: say.limited })).toBeVisible();
    await expect(page.getByRole('link', { name: say.standing })).toBeVisible();
    await check(page, 'standing');
  });
}

test('a suspended person is led to the notice without refused calls or the guest header', async ({
  browser,
}) => {
  const page = await arrive(browser, walks[0], 'led');
  await sanction(`led_${walks[0].device}_${thisTry()}`, 'suspension');
  const refused: string[] = [];
  page.on('response', (response) => void (response.status() === 403 && refused.push(response.url())));
  await watchGuestHeader(page);
  for (const address of ['/dashboard', '/explore', '/feed', '/settings/profile']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/account-suspended$/);
    await expect(heading(page, words.en.forGood)).toBeVisible();
    expect(await guestHeaderSeen(page), `the header of guests at ${address}`).toBe(false);
  }
  expect(refused).toEqual([]);
});
