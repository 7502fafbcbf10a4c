import { expect, type Page } from '@playwright/test';
import { mailsTo } from './stage/mails.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, visit, widths } from './stage/visit.ts';

const words = {
  en: {
    topic: /What’s it about/,
    question: 'A question',
    email: /Your e-mail/,
    message: /Your message/,
    send: 'Send',
    sent: 'Your message is on its way',
    receipt: 'We’ve got your message',
    tooShort: /at least 10 characters/,
  },
  fr: {
    topic: /sujet|propos|s’agit/i,
    question: /question/i,
    email: /e-mail|courriel/i,
    message: /message/i,
    send: /Envoyer/,
    sent: /message/i,
    receipt: 'Nous avons bien reçu votre message',
    tooShort: /10 caractères/,
  },
} as const;

test('on a phone, in French, somebody writes to the team and gets a receipt', async ({ page }) => {
  const say = words.fr;
  const email = `ada-${thisTry()}@example.org`;
  await remember(page, { language: 'fr', theme: 'light' });
  await page.setViewportSize(widths.phone);
  await visit(page, '/contact');

  await page.getByRole('button', { name: say.send, exact: true }).click();
  await expect(page.getByText(say.tooShort).first()).toBeVisible();

  await fill(page, 'fr', email);
  await page.getByRole('button', { name: say.send, exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();

  const [receipt] = await mailsTo(email);
  expect(receipt?.subject).toBe(say.receipt);
  expect(receipt?.text).not.toContain('Does it work for two people?');
  const toTeam = await mailsTo('team@firstlight.example', (mail) => mail.replyTo?.[0]?.address === email);
  expect(toTeam).toHaveLength(1);
});

test('what was written stays when sending fails, and leaves at the second try', async ({ page }) => {
  const email = `second-try-${thisTry()}@example.org`;
  await remember(page, { language: 'en', theme: 'light' });
  await visit(page, '/contact');
  await fill(page, 'en', email);
  await page.route('**/api/contact/messages', (route) => route.abort());
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(words.en.message)).toHaveValue(/two people/);

  await page.unroute('**/api/contact/messages');
  await page
    .getByRole('button', { name: /Send|Try again/ })
    .first()
    .click();
  await expect(page.getByText(email)).toBeVisible();
  expect(await mailsTo(email)).toHaveLength(1);
});

async function fill(page: Page, language: 'en' | 'fr', email: string): Promise<void> {
  const say = words[language];
  await page.getByRole('combobox', { name: say.topic }).click();
  await page.getByRole('option', { name: say.question }).click();
  await page.getByLabel(say.email).fill(email);
  await page
    .getByRole('textbox', { name: say.message })
    .fill('Does it work for two people? We share one till.');
}
