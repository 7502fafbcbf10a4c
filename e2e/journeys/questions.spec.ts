import { expect, type Page } from '@playwright/test';
import { becomeMember } from './stage/members.ts';
import { somewhere } from './stage/projects.ts';
import { publishResponses } from './stage/publish-responses.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember } from './stage/visit.ts';
import { someSentence } from './stage/words.ts';

const question = 'Did you trust the first number you saw?';
const onCard = 'Would you use it tonight?';
const said = 'I reserved a sole in three presses; the hour of arrival was nowhere to be found.';

test('a maker asks while posting, a tester answers beside the feedback, and everybody reads it under the question', async ({
  browser,
}) => {
  const arrive = async (username: string): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await remember(page, { language: 'en', theme: 'light' });
    await becomeMember(page, { username });
    return page;
  };
  const maker = await arrive(`asks_${thisTry()}`);
  const tester = await arrive(`answers_${thisTry()}`);

  await maker.goto('/post-project');
  // Nobody lives there: the page cannot be read, and the form is there all the same.
  await maker.getByLabel('Address of your page').fill('nobody.example');
  await maker.getByRole('button', { name: 'Read my page' }).click();
  await expect(maker.getByText('We couldn’t read that page. Fill in the form yourself.')).toBeVisible();
  await maker.getByRole('button', { name: 'Start without a link' }).click();
  await expect(maker.getByLabel('Name', { exact: true })).toBeFocused();
  await maker.keyboard.type(`Criée asked ${thisTry()}`);
  await maker.getByLabel('Description').fill(someSentence());
  await maker.getByRole('radio', { name: 'Live product' }).click();
  await maker.getByLabel('Question 1').fill(question);
  await maker.getByLabel('Ten-second question').fill(onCard);
  await maker.getByRole('combobox', { name: 'Categories' }).click();
  await maker.getByRole('option', { name: 'Food' }).click();
  await maker.keyboard.press('Escape');
  await maker.getByRole('button', { name: 'an address' }).click();
  await expect(maker.getByLabel(/^Link/)).toBeFocused();
  await maker.keyboard.type(somewhere);
  await expect(maker.getByText('Still missing:')).toBeHidden();
  await maker.getByRole('button', { name: 'Publish', exact: true }).click();
  await maker.getByRole('link', { name: 'See its page' }).click();
  await expect(maker.getByRole('listitem').filter({ hasText: question })).toBeVisible();
  const id = new URL(maker.url()).pathname.split('/')[2] ?? '';

  await tester.goto(`/project/${id}`);
  await tester.getByRole('radio', { name: '4 out of 5' }).click();
  await tester.getByRole('textbox', { name: /^What should the maker know/ }).fill(said);
  await tester.getByRole('textbox', { name: question }).fill('Yes, I could tap it.');
  const card = tester.getByRole('region', { name: onCard });
  await card.getByRole('button', { name: 'Yes' }).click();
  await expect(card.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await tester.getByRole('button', { name: 'Send feedback' }).click();
  // The form gives way to what was sent: before that, the same words stand in its field.
  await expect(tester.getByRole('button', { name: 'Send feedback' })).toBeHidden();
  await expect(tester.getByText(said)).toBeVisible();
  await publishResponses(id);

  await maker.reload();
  const shown = maker.getByRole('listitem').filter({ hasText: said });
  await expect(shown.getByRole('term')).toHaveText(question);
  await expect(shown.getByRole('definition')).toHaveText('Yes, I could tap it.');
});

test('two tabs edit one project, and neither text is lost', async ({ page, context }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `tabs_${thisTry()}` });
  await page.goto('/post-project');
  await page.getByLabel('Name', { exact: true }).fill(`Two tabs ${thisTry()}`);
  const before = someSentence();
  await page.getByLabel('Description').fill(before);
  await page.getByRole('radio', { name: 'Idea only' }).click();
  await page.getByRole('combobox', { name: 'Categories' }).click();
  await page.getByRole('option', { name: 'Food' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('link', { name: 'See its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two tabs' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';

  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/post-project?project=${id}`);
    await expect(tab.getByLabel('Description')).toHaveValue(before);
  }
  await page.getByLabel('Description').fill('What the first tab says of it, in a sentence or two.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/project/${id}`);
  await other.getByLabel('Description').fill('What the second tab says of it, in a sentence or two.');
  await other.getByRole('button', { name: 'Save changes' }).click();
  const notice = other.getByRole('alert', { name: 'This project was changed somewhere else' });
  await expect(notice).toContainText('What the first tab says of it');
  await expect(other.getByLabel('Description')).toHaveValue(/second tab/);
  await notice.getByRole('button', { name: 'Save mine' }).click();
  await expect(other).toHaveURL(`/project/${id}`);
  await expect(other.getByText('What the second tab says of it')).toBeVisible();
});
