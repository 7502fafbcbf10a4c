import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { arrive, check, giveFeedback, walkName } from '../stage/looks.ts';
import { postProject } from '../stage/projects.ts';
import { publishResponses } from '../stage/publish-responses.ts';
import { test } from '../stage/test.ts';
import { visit, walks } from '../stage/visit.ts';

const words = {
  en: {
    figures: /^Stats for Criée/,
    next: 'What’s next',
    notes: 'Skip notes',
    on: /^Criée/,
  },
  fr: {
    figures: /^Statistiques de Criée/,
    next: 'La suite',
    notes: 'Retours éclair',
    on: /^Criée/,
  },
} as const;

for (const walk of walks) {
  const { language } = walk;
  const say = words[language];

  test(`axe finds nothing on the dashboards of maker and tester ${walkName(walk)}`, async ({ browser }) => {
    const maker = await arrive(browser, walk, 'axe_dm');
    const tester = await arrive(browser, walk, 'axe_dt', 'tester');
    const id = await postProject(maker, { name: `Criée looks ${language}`, language });
    const skipped = await postProject(maker, { name: `Criée skipped ${language}`, language });
    const one = `/api/feedback/${await giveFeedback(tester, id)}`;
    await publishResponses(id);
    await maker.request.put(`${one}/mark`, { data: { mark: 'not_helpful', reason: 'Which day was it?' } });
    await maker.request.put(`${one}/thread/messages/${randomUUID()}`, { data: { text: 'Which day?' } });
    await tester.request.post(`/api/projects/${skipped}/skips`, {
      data: { reason: 'too_complex', note: 'Three forms before I see a single fish.' },
    });
    await publishResponses(skipped);

    await visit(maker, '/dashboard');
    await expect(maker.getByRole('article').first()).toBeVisible();
    await check(maker, 'a maker’s projects');
    await maker.getByRole('link', { name: say.figures }).first().click();
    await expect(maker.getByRole('heading', { name: say.next })).toBeVisible();
    await check(maker, 'the figures of a project');
    await visit(maker, `/project/${id}/live`);
    await check(maker, 'a project just published');
    await visit(tester, '/dashboard');
    await expect(tester.getByRole('heading', { name: say.on })).toBeVisible();
    await check(tester, 'a tester’s feedback');
    await tester.getByRole('link', { name: say.notes }).click();
    await expect(tester).toHaveURL(/kind=skips/);
    await expect(tester.getByRole('heading', { name: say.on })).toBeVisible();
    await check(tester, 'a tester’s skip notes');
  });
}
