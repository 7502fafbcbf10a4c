import { expect, type Page } from '@playwright/test';
import { stage } from './stage/addresses.ts';
import { violations } from './stage/axe.ts';
import { chromiumFlags, wholeChromium } from './stage/chromium.ts';
import { becomeMember } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember } from './stage/visit.ts';

test.use({ launchOptions: { executablePath: wholeChromium, args: chromiumFlags } });

const say = {
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  on: /^On for this device/,
} as const;

test('a device shows what is pushed to it, and stops', async ({ page, context }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await context.grantPermissions(['notifications'], { origin: stage.web });
  await subscribeToNobody(page);
  await becomeMember(page, { username: `pushed_${thisTry()}` });
  await page.goto('/settings/notifications');
  await page.getByRole('button', { name: say.turnOn }).click();
  await expect(page.getByText(say.on)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await deliver(page, { text: 'Good news.', path: '/about', language: 'en' });
  await expect.poll(() => shown(page)).toEqual([['Firstlight', 'Good news.', '/about']]);

  await page.getByRole('button', { name: say.turnOff }).click();
  await expect(page.getByRole('button', { name: say.turnOn })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/** Chromium has no push service here; all else of it is real. The key is a point of the curve, its owner nobody. */
async function subscribeToNobody(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const subscription = {
      toJSON: () => ({
        endpoint: `https://push.example/${crypto.randomUUID()}`,
        keys: { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
      }),
    };
    Object.defineProperty(PushManager.prototype, 'subscribe', { value: async () => subscription });
  });
}

/** As the push service would, once the browser has decrypted it. */
async function deliver(page: Page, message: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await browser.send('ServiceWorker.deliverPushMessage', { origin: `${stage.web}/`, registrationId, data });
}

function shown(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, data }) => [title, body, data.path]);
  });
}
