import { expect, type Page } from '@playwright/test';
import { closeCase, findCase, say } from '../stage/desk.ts';
import { arrive, check } from '../stage/looks.ts';
import { becomeAdmin, becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { test } from '../stage/test.ts';
import { textsIn } from '../stage/texts.ts';
import { thisTry } from '../stage/this-try.ts';
import { visit, walks } from '../stage/visit.ts';

const [desk, phone] = walks;
const words = 'Vous vendez du poisson d’hier, et tout le port le sait.';
const missed = 'Il écrit la même chose sous chacun de mes projets depuis un mois.';
const answer = 'You are right, we had looked at this one comment only.';

test('somebody reports on a phone, hears what was decided, asks for a review and reads the answer', async ({
  browser,
}) => {
  const texts = textsIn('fr');
  const nameOf = (who: string) => `hear_${who}_${thisTry()}`;
  const name = `Rade ${thisTry()}`;
  const maker = await arrive(browser, desk);
  await becomeMember(maker, { username: nameOf('maker') });
  const project = await postProject(maker, { name, language: 'fr' });
  const writer = await arrive(browser, desk);
  await becomeMember(writer, { username: nameOf('writer'), name: 'Théo Lambert' });
  await say(writer, project, words);

  const reporter = await arrive(browser, phone);
  await becomeMember(reporter, { username: nameOf('reporter'), language: 'fr' });
  await visit(reporter, `/project/${project}`);
  await reporter.getByRole('button', { name: 'Plus d’options pour Théo Lambert' }).click();
  await reporter.getByRole('menuitem', { name: 'Signaler ce commentaire' }).click();
  const dialog = reporter.getByRole('dialog', { name: 'Signaler ce commentaire' });
  await dialog.getByRole('radio', { name: texts('reports', 'reasons.harassment') }).click();
  await dialog.getByRole('button', { name: texts('reports', 'send') }).click();
  await expect(reporter.getByText(/^Reçu · FL-/)).toBeVisible();

  const first = await arrive(browser, desk);
  await becomeAdmin(first, { username: nameOf('first'), name: 'Nour Benali' });
  const caseId = await findCase(first, name);
  await visit(first, `/admin/moderation?case=${caseId}`);
  await expect(first.getByRole('radiogroup', { name: 'Decision' })).toBeVisible();
  await first.keyboard.press('a');
  await first.keyboard.press('Enter');
  await expect(first.getByText(/: no violation\.$/)).toBeVisible();
  await closeCase(caseId);

  await hearsOutcome(reporter, texts('reports', 'own.states.rejected'));
  await reporter.getByRole('button', { name: texts('reports', 'review.ask') }).click();
  await check(reporter, 'asking for a review');
  await reporter.getByRole('textbox', { name: texts('reports', 'review.label') }).fill(missed);
  await reporter.getByRole('button', { name: texts('reports', 'review.send'), exact: true }).click();
  await expect(reporter.getByText(/^Réexamen en cours\./)).toBeVisible();

  const second = await arrive(browser, desk);
  await becomeAdmin(second, { username: nameOf('second'), name: 'Mara Okoye' });
  for (const [admin, mayAnswer] of [
    [first, false],
    [second, true],
  ] as const) {
    await visit(admin, '/admin/moderation?tab=appeals');
    await admin.getByRole('link', { name: new RegExp(`Review: Comment on ${name}`) }).click();
    await expect(admin.getByText(missed)).toBeVisible();
    await expect(admin.getByRole('radiogroup')).toHaveCount(mayAnswer ? 1 : 0);
  }
  await check(second, 'a review');
  await second.keyboard.press('2');
  await second.getByRole('textbox', { name: /^Your answer/ }).fill(answer);
  await second.getByRole('button', { name: /^Answer/ }).click();
  await expect(second.getByRole('heading', { level: 2, name: `Comment on ${name}` })).toBeVisible();

  await visit(reporter, '/settings/privacy');
  await expect(reporter.getByText(texts('reports', 'review.outcomes.reopened'))).toBeVisible();
  await expect(reporter.getByText(answer)).toBeVisible();
  await check(reporter, 'the answer');
});

/** It comes by a job, as news and beside the report. */
async function hearsOutcome(page: Page, state: string): Promise<void> {
  await expect(async () => {
    const { items } = await (await page.request.get('/api/notifications')).json();
    expect(items.map(({ kind }: { kind: string }) => kind)).toContain('report_outcome');
  }).toPass({ intervals: [200] });
  await visit(page, '/settings/privacy');
  await expect(page.getByText(state, { exact: true })).toBeVisible();
}
