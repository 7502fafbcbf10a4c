import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { violations } from '../stage/axe.ts';
import { becomeAdmin, becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { publishResponses } from '../stage/publish-responses.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { type Look, overflow, remember, visit, widths } from '../stage/visit.ts';

const english: Look = { language: 'en', theme: 'light' };
const french: Look = { language: 'fr', theme: 'dark' };
const tester = 'Solène Aubry';
const reason = 'The note names a bridge and an hour of tonight; help has to find its author.';

async function arrive(
  browser: Browser,
  look = english,
  size: keyof typeof widths = 'desktop',
): Promise<Page> {
  const page = await (await browser.newContext({ viewport: widths[size] })).newPage();
  await remember(page, look);
  return page;
}

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data, headers: { 'idempotency-key': randomUUID() } });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return (await answer.json()) as { id: string };
}

/** A project with a hidden note that its maker has reported. Gives the project's name. */
async function reportedNote(browser: Browser): Promise<string> {
  const maker = await arrive(browser);
  await becomeMember(maker, { username: `unmask_maker_${thisTry()}`, name: 'Inès Caron' });
  const name = `Night ferry ${thisTry()}`;
  const project = await postProject(maker, { name, language: 'en' });
  const hidden = await arrive(browser);
  await becomeMember(hidden, { username: `unmask_tester_${thisTry()}`, name: tester });
  await post(hidden, `/api/projects/${project}/tests`, {});
  const comment = `Booking was easy, but I will stand on the bridge at ten tonight and not come back. ${thisTry()}`;
  const note = await post(hidden, `/api/projects/${project}/feedback`, { rating: 3, comment });
  await publishResponses(project);
  await post(maker, '/api/reports', {
    kind: 'feedback',
    address: note.id,
    reason: 'danger',
    isIllegal: false,
    body: 'Please find this person.',
  });
  return name;
}

test('two admins agree to see who wrote a hidden note, one at a desk and one on a phone, in French', async ({
  browser,
}) => {
  const project = await reportedNote(browser);
  const first = await arrive(browser);
  await becomeAdmin(first, { username: `unmask_first_${thisTry()}`, name: 'Nour Benali' });
  const second = await arrive(browser, french, 'phone');
  await becomeAdmin(second, { username: `unmask_second_${thisTry()}`, name: 'Mara Okoye', language: 'fr' });

  await visit(first, '/admin/moderation');
  await first
    .getByRole('link', { name: new RegExp(project) })
    .first()
    .click();
  const desk = first.getByRole('region', { name: 'Who wrote this' });
  await expect(desk.getByRole('button', { name: /^Ask to see the name/ })).toBeVisible();
  await first.keyboard.press('u');
  const dialog = first.getByRole('dialog', { name: 'Ask to see who wrote this' });
  await dialog.getByRole('radio', { name: 'A life is in danger' }).click();
  await dialog.getByRole('textbox', { name: /^Why is it needed/ }).fill(reason);
  expect(await violations(first)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask another admin' }).click();
  await expect(desk.getByText(/^You asked to see the name/)).toBeVisible();
  await expect(first.getByText(tester)).toHaveCount(0);

  await visit(second, '/admin');
  await second.getByRole('link', { name: new RegExp(`^Nom demandé : .*${project}`) }).click();
  const phone = second.getByRole('region', { name: 'Qui a écrit ceci' });
  await expect(phone.getByText(reason)).toBeVisible();
  expect(await violations(second)).toEqual([]);
  expect(await overflow(second)).toBeLessThanOrEqual(0);
  await phone.getByRole('button', { name: 'Accepter et voir le nom' }).click();
  await phone.getByRole('button', { name: 'Afficher le nom' }).click();
  await expect(phone.getByText(tester)).toBeVisible();
  expect(await violations(second)).toEqual([]);
  expect(await overflow(second)).toBeLessThanOrEqual(0);

  await first.reload();
  await desk.getByRole('button', { name: 'Show the name' }).click();
  await expect(desk.getByText(tester)).toBeVisible();
  expect(await violations(first)).toEqual([]);

  const third = await arrive(browser);
  await becomeAdmin(third, { username: `unmask_third_${thisTry()}`, name: 'Ida Holm' });
  await visit(third, new URL(first.url()).pathname + new URL(first.url()).search);
  await expect(third.getByText(/^Nour Benali and Mara Okoye agreed/)).toBeVisible();
  await expect(third.getByRole('button', { name: 'Show the name' })).toHaveCount(0);
});
