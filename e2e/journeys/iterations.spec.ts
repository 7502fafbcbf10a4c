import { expect, type Page } from '@playwright/test';
import { stage } from './stage/addresses.ts';
import { becomeMember } from './stage/members.ts';
import { postProject, somewhere } from './stage/projects.ts';
import { awaitNews, publishResponses } from './stage/publish-responses.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, widths } from './stage/visit.ts';

const say = {
  publish: 'Publish an iteration',
  whatChanged: 'What changed?',
  credit: /^Tester \d+, 3 out of 5$/,
  send: 'Publish',
  inspired: 'Inspired by 1 response',
  bell: 'Notifications',
  news: (project: string) => `Your feedback changed ${project}`,
  retest: /^Try the new version/,
  changed: 'Changed since your feedback',
  tried: 'You’ve tried it again.',
  own: 'Your feedback',
  edit: 'Edit',
  five: '5 out of 5',
  save: 'Save',
  again: 'Tested again',
  retested: (project: string) => `A tester tried the new version of ${project}`,
  editIteration: 'Edit this iteration',
  editing: 'Edit iteration',
  removeIteration: 'Remove this iteration',
  undo: 'Undo',
} as const;

const said = 'I reserved a sole in three presses; the hour of arrival was nowhere to be found.';
const news = 'The hour of arrival stands beside the price.';
const better = 'The hour of arrival stands beside the price, and in the mail.';

test('a maker credits a hidden tester, who hears of it and tests again', async ({ browser }) => {
  const arrive = async (username: string, name: string): Promise<Page> => {
    const page = await (await browser.newContext({ viewport: widths.desktop })).newPage();
    await remember(page, { language: 'en', theme: 'light' });
    await becomeMember(page, { username, name });
    return page;
  };
  const maker = await arrive(`loop_mk_${thisTry()}`, 'Maya Roux');
  const tester = await arrive(`loop_ts_${thisTry()}`, 'Tom Lefèvre');
  const name = `Marée ${thisTry()}`;
  const id = await postProject(maker, { name, language: 'en' });
  await giveFeedback(tester, id);
  await publishResponses(id);

  await maker.goto(`/project/${id}`);
  await maker.getByRole('button', { name: say.publish }).click();
  const dialog = maker.getByRole('dialog', { name: say.publish });
  await dialog.getByLabel(say.whatChanged).fill(news);
  await dialog.getByRole('checkbox', { name: say.credit }).click();
  await dialog.getByRole('button', { name: say.send, exact: true }).click();
  // On the page: the dialog it was written in is still leaving.
  await expect(maker.getByRole('main').getByText(news)).toBeVisible();
  await expect(maker.getByText(say.inspired)).toBeVisible();

  await awaitNews('credit', id);
  await tester.goto('/');
  await tester.getByRole('button', { name: say.bell }).click();
  await expect(tester.getByText(say.news(name))).toBeVisible();
  const [outside] = await Promise.all([
    tester.waitForEvent('popup'),
    tester.getByRole('button', { name: say.retest }).click(),
  ]);
  await outside.waitForURL(`${somewhere}/**`);
  await outside.close();

  await tester.waitForURL(`${stage.web}/project/${id}`);
  await tester.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect(tester.getByRole('region', { name: say.changed })).toContainText(say.tried);
  const own = tester.getByRole('region', { name: say.own, exact: true });
  await own.getByRole('button', { name: say.edit }).click();
  await tester.getByRole('radio', { name: say.five }).click();
  await tester.getByRole('button', { name: say.save, exact: true }).click();
  await expect(own).toContainText(say.again);
  await expect(tester.getByRole('region', { name: say.changed })).toBeHidden();

  await publishResponses(id);
  await maker.reload();
  await expect(maker.getByText(say.again)).toBeVisible();
  await expect(maker.getByRole('main')).not.toContainText('Lefèvre');
  await awaitNews('retest', id);
  await maker.getByRole('button', { name: say.bell }).click();
  await expect(maker.getByText(say.retested(name))).toBeVisible();
  await maker.keyboard.press('Escape');

  await maker.getByRole('button', { name: say.editIteration }).click();
  const editing = maker.getByRole('dialog', { name: say.editing });
  await editing.getByLabel(say.whatChanged).fill(better);
  await editing.getByRole('button', { name: say.save, exact: true }).click();
  await expect(editing).toBeHidden();
  await expect(maker.getByRole('main').getByText(better)).toBeVisible();
  await maker.getByRole('button', { name: say.removeIteration }).click();
  await expect(maker.getByRole('main').getByText(better)).toBeHidden();
  await maker.getByRole('button', { name: say.undo }).click();
  await expect(maker.getByRole('main').getByText(better)).toBeVisible();
});

/** By the product's own operations: what the screens of it look like is another journey's subject. */
async function giveFeedback(tester: Page, projectId: string): Promise<void> {
  const on = `${stage.web}/api/projects/${projectId}`;
  const { address } = (await (await tester.request.post(`${on}/tests`)).json()) as { address: string };
  // Only Chromium resolves the host of the project.
  await tester.request.get(`${stage.web}${address}`, { maxRedirects: 0 });
  const answer = await tester.request.post(`${on}/feedback`, { data: { rating: 3, comment: said } });
  expect(answer.ok(), `feedback answered ${answer.status()}`).toBe(true);
}
