import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { becomeMember } from './stage/members.ts';
import { postProject } from './stage/projects.ts';
import { publishResponses } from './stage/publish-responses.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, visit, widths } from './stage/visit.ts';

const say = {
  response: /^Testeur \d+ sur Criée dash, 4 sur 5/,
  done: /^Traité/,
  asking: 'Nous sollicitons des testeurs.',
  figures: /^Statistiques de Criée/,
  next: 'La suite',
  nobody: 'Personne ne l’a encore vu.',
  unskipped: /^Aucun retour éclair pour l’instant/,
  notes: 'Retours éclair',
  reason: /^Trop complexe ou trop long$/,
  week: '7 jours',
  csv: 'Exporter en CSV',
  head: '"Type";"Testeur";"Date"',
  on: /^Criée/,
  notHelpful: /^Le créateur ne l’a pas trouvé utile/,
  waiting: 'Réponse reçue',
  replied: 'Le créateur vous a écrit',
  edit: 'Modifier',
  five: '5 sur 5',
  save: 'Enregistrer',
  edited: 'modifié',
  remove: 'Supprimer',
  undo: 'Annuler',
} as const;

const said = 'I reserved a sole in three presses; the hour of arrival was nowhere to be found.';

const skipped = 'Three forms before I see a single fish.';

test('the dashboards of a maker and a tester show the feedback in French on a phone', {
  tag: '@main',
}, async ({ browser }) => {
  const arrive = async (username: string, role: 'both' | 'tester'): Promise<Page> => {
    const viewport = widths.phone;
    const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
    await remember(page, { language: 'fr', theme: 'dark' });
    await becomeMember(page, { username, language: 'fr', role });
    return page;
  };
  const maker = await arrive(`dash_mk_${thisTry()}`, 'both');
  const tester = await arrive(`dash_ts_${thisTry()}`, 'tester');
  const id = await postProject(maker, { name: 'Criée dash', language: 'fr' });
  await beAnswered(maker, tester, id);
  await readFigures(maker);
  await followOwnWords(tester);
  const skipper = await arrive(`dash_sk_${thisTry()}`, 'tester');
  const skip = { data: { reason: 'too_complex', note: skipped } };
  expect((await skipper.request.post(`/api/projects/${id}/skips`, skip)).ok()).toBe(true);
  await publishResponses(id);
  await maker.reload();
  await expect(maker.getByText(skipped)).toBeVisible();
  await findOwnNote(skipper);
});

/** A feedback, the maker's mark and a message: what the two pages are about, by the product's own operations. */
async function beAnswered(maker: Page, tester: Page, id: string): Promise<void> {
  const given = await tester.request.post(`/api/projects/${id}/feedback`, {
    data: { rating: 4, comment: said },
  });
  const { id: feedbackId } = (await given.json()) as { id: string };
  await publishResponses(id);
  const one = `/api/feedback/${feedbackId}`;
  const mark = { mark: 'not_helpful', reason: 'Which day was it?' };
  expect((await maker.request.put(`${one}/mark`, { data: mark })).ok()).toBe(true);
  const message = { data: { text: 'Which day was it?' } };
  expect((await maker.request.put(`${one}/thread/messages/${randomUUID()}`, message)).ok()).toBe(true);
}

async function readFigures(maker: Page): Promise<void> {
  await visit(maker, '/dashboard');
  const response = maker.getByRole('article', { name: say.response });
  await expect(response).toContainText(said);
  await response.getByRole('button', { name: say.done }).click();
  await expect(maker.getByText(say.asking)).toBeVisible();
  await maker.getByRole('link', { name: say.figures }).click();
  await expect(maker.getByRole('heading', { name: say.next })).toBeVisible();
  await expect(maker.getByText(say.nobody)).toBeVisible();
  await expect(maker.getByText(say.unskipped)).toBeVisible();
  await maker.getByRole('button', { name: say.week, exact: true }).click();
  await expect(maker).toHaveURL(/days=7/);

  const address = await maker.getByRole('link', { name: say.csv }).getAttribute('href');
  const table = await (await maker.request.get(address ?? '')).text();
  expect(table.startsWith(`\uFEFF${say.head}`)).toBe(true);
  expect(table).toContain(said);
}

async function followOwnWords(tester: Page): Promise<void> {
  await visit(tester, '/dashboard');
  await expect(tester.getByRole('heading', { name: say.on })).toBeVisible();
  await expect(tester.getByRole('tab')).toHaveCount(0);
  await expect(tester.getByText(say.notHelpful)).toBeVisible();
  await tester.getByRole('link', { name: say.waiting }).click();
  await expect(tester.getByText(say.replied)).toBeVisible();

  await tester.getByRole('button', { name: say.edit }).click();
  await tester.getByRole('radio', { name: say.five }).check({ force: true });
  await tester.getByRole('button', { name: say.save, exact: true }).click();
  await expect(tester.getByText(say.edited, { exact: true })).toBeVisible();
  await tester.getByRole('button', { name: say.remove }).click();
  await expect(tester.getByRole('heading', { name: say.on })).toBeHidden();
  await tester.getByRole('button', { name: say.undo }).click();
  await expect(tester.getByRole('heading', { name: say.on })).toBeVisible();
}

async function findOwnNote(skipper: Page): Promise<void> {
  await visit(skipper, '/dashboard');
  await skipper.getByRole('link', { name: say.notes }).click();
  await expect(skipper).toHaveURL(/kind=skips/);
  await expect(skipper.getByRole('heading', { name: say.on })).toBeVisible();
  await expect(skipper.getByText(say.reason)).toBeVisible();
  await expect(skipper.getByText(skipped)).toBeVisible();
}
