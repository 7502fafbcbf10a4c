import { expect } from '@playwright/test';
import { violations } from '../stage/axe.ts';
import { mailsTo } from '../stage/mails.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { remember, visit, widths } from '../stage/visit.ts';

const linkIn = /http:\/\/\S+\/newsletter\?confirm=\S+/;
async function confirmLink(email: string): Promise<string> {
  const mails = await mailsTo(email, ({ text }) => linkIn.test(text ?? ''));
  const { pathname, search } = new URL(linkIn.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  return pathname + search;
}

test('on a phone, in French, the link of a mail leads to one button, and past letters are a press away', async ({
  page,
}) => {
  const email = `lectrice-${thisTry()}@example.org`;
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  await visit(page, '/newsletter');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill(email);
  await page.getByRole('button', { name: 'S’inscrire', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Regardez votre boîte mail' })).toBeVisible();
  await visit(page, await confirmLink(email));
  await page.getByRole('button', { name: 'Confirmer ma newsletter' }).click();
  await expect(page.getByRole('heading', { name: 'Votre newsletter' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await visit(page, '/newsletter/issues');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lettres passées');
  expect(await violations(page)).toEqual([]);
  await visit(page, '/newsletter/issues/2020-01-05');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aucune lettre n’est partie ce jour-là');
  await page.getByRole('link', { name: 'Toutes les lettres passées' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lettres passées');
});
