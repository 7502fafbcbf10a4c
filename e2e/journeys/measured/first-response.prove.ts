import { randomUUID } from 'node:crypto';
import { publicationRules } from '@firstlight/contract/rules.ts';
import { expect, type Page } from '@playwright/test';
import { keepProof } from '../../../prove/keep-figures.ts';
import { stage } from '../stage/addresses.ts';
import { becomeMember } from '../stage/members.ts';
import { postProject, somewhere } from '../stage/projects.ts';
import { test } from '../stage/test.ts';
import { startOf, textsIn } from '../stage/texts.ts';
import { thisTry } from '../stage/this-try.ts';

const text = textsIn('en');
const comment = 'I reserved a sole in three presses; the hour of arrival was nowhere to be found.';
const boundary = publicationRules.everyMinutes * 60_000;

test('a new tester’s first feedback reaches the maker soon after the next boundary', async ({ browser }) => {
  const [maker, tester] = await Promise.all([newPage(), newPage()]);
  await becomeMember(maker, { username: `soon_mk_${thisTry()}` });
  const projectId = await postProject(maker, { name: `Tide ${thisTry()}`, language: 'en' });
  const group = await makeGroup(maker);
  await maker.goto(`/project/${projectId}`);

  await becomeMember(tester, { username: `soon_ts_${thisTry()}` });
  await joinAndWrite(tester, group);
  await tester.goto(`/project/${projectId}`);
  await testAndGiveFeedback(tester);
  const sentAt = Date.now();
  const dueAt = (Math.floor(sentAt / boundary) + 1) * boundary;

  // The maker’s page stays open and is not reloaded.
  await expect(maker.getByText(comment)).toBeVisible({ timeout: boundary + 120_000 });
  const seconds = (Date.now() - dueAt) / 1000;
  keepProof('first-response', { secondsWaitedForTheBoundary: Math.round((dueAt - sentAt) / 1000) }, [
    { what: 'seconds from the boundary until the maker reads it', got: seconds, goal: 75, atMost: true },
    { what: 'seconds after the boundary, at least', got: seconds, goal: 0 },
  ]);

  async function newPage(): Promise<Page> {
    return (await browser.newContext()).newPage();
  }
});

async function makeGroup(maker: Page): Promise<string> {
  const name = `Tide tables ${thisTry()}`;
  const answer = await maker.request.post(`${stage.web}/api/groups`, {
    data: { name, description: '', categories: ['food'], visibility: 'public' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.ok()).toBe(true);
  return name;
}

async function joinAndWrite(tester: Page, group: string): Promise<void> {
  await tester.goto(`/groups?q=${encodeURIComponent(group)}`);
  const join = text('groups', 'join.named').replace('{{name}}', group);
  await tester.getByRole('button', { name: join }).click();
  const field = tester.getByRole('textbox', {
    name: text('groups', 'channels.write').replace('{{name}}', 'general'),
  });
  await field.fill('Hello, I am new here.');
  await field.press('Enter');
  await expect(tester.getByRole('log').getByText('Hello, I am new here.')).toBeVisible();
}

async function testAndGiveFeedback(tester: Page): Promise<void> {
  const [outside] = await Promise.all([
    tester.waitForEvent('popup'),
    tester
      .getByRole('button', { name: startOf(text('feedback', 'test.open')) })
      .first()
      .click(),
  ]);
  await outside.waitForURL(`${somewhere}/**`);
  await outside.close();
  await tester.evaluate(() => void dispatchEvent(new Event('focus')));
  await tester.getByRole('radio', { name: startOf('4 ') }).click();
  await tester.getByLabel(startOf(text('feedback', 'form.comment'))).fill(comment);
  await tester.getByRole('button', { name: text('feedback', 'form.send') }).click();
  await expect(tester.getByRole('region', { name: text('feedback', 'thanks.title') })).toBeVisible();
}
