import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { violations } from '../stage/axe.ts';
import { becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { test } from '../stage/test.ts';
import { textsIn } from '../stage/texts.ts';
import { thisTry } from '../stage/this-try.ts';
import { type Look, overflow, remember, visit, widths } from '../stage/visit.ts';

/** Reports a new project as somebody new. Gives the reference that the receipt prints. */
async function reference(maker: Page, reporter: Page, language: string): Promise<string> {
  await becomeMember(maker, { username: `receipt_maker_${language}_${thisTry()}` });
  const project = await postProject(maker, { name: `Seed library ${language} ${thisTry()}`, language: 'en' });
  await becomeMember(reporter, { username: `receipt_reader_${language}_${thisTry()}` });
  const answer = await reporter.request.post('/api/reports', {
    data: { kind: 'project', address: project, reason: 'copied_work', isIllegal: false },
    headers: { 'idempotency-key': randomUUID() },
  });
  return ((await answer.json()) as { reference: string }).reference;
}

const looks: [Look, keyof typeof widths][] = [
  [{ language: 'en', theme: 'light' }, 'desktop'],
  [{ language: 'fr', theme: 'dark' }, 'phone'],
];

for (const [look, size] of looks) {
  test(`whoever has a reference finds what became of it, ${look.language}`, async ({ browser }) => {
    const [maker, reporter, anybody] = await Promise.all(
      Array.from({ length: 3 }, async () => (await browser.newContext({ viewport: widths[size] })).newPage()),
    );
    if (!maker || !reporter || !anybody) throw new Error('three pages were opened');
    const say = textsIn(look.language);
    const found = await reference(maker, reporter, look.language);
    await remember(anybody, look);
    await visit(anybody, '/transparency');
    await anybody
      .getByRole('textbox', { name: say('transparency', 'lookup.label') })
      .fill(found.toLowerCase().replaceAll('-', ' '));
    await anybody.getByRole('button', { name: say('transparency', 'lookup.submit') }).click();
    await expect(anybody.getByText(`${say('sanctionStatements', 'rules.copied_work.name')}.`)).toBeVisible();
    await expect(anybody.getByText(say('transparency', 'receipt.result.waiting'))).toBeVisible();
    await expect(anybody.getByText(/Seed library/)).toHaveCount(0);
    expect(await violations(anybody)).toEqual([]);
    expect(await overflow(anybody)).toBeLessThanOrEqual(0);
  });
}
