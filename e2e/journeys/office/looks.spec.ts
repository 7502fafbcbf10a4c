import { expect } from '@playwright/test';
import { addressOfCase, report, say } from '../stage/desk.ts';
import { arrive, check } from '../stage/looks.ts';
import { becomeAdmin, becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { sanction } from '../stage/sanction.ts';
import { test } from '../stage/test.ts';
import { textsIn } from '../stage/texts.ts';
import { thisTry } from '../stage/this-try.ts';
import { visit, walks, widths } from '../stage/visit.ts';

const said = {
  en: 'Ask Nadia for the key, 06 39 98 24 21, she is at the bakery until noon.',
  fr: 'La clé est chez Nadia, au 06 39 98 24 22 : elle tient la boulangerie jusqu’à midi.',
} as const;

for (const walk of walks) {
  const { language } = walk;
  const nameOf = (who: string) => `desk_${who}_${language}_${thisTry()}`;

  test(`axe finds nothing on the pages of admins and of whoever is suspended, in ${language}, both widths and themes`, async ({
    browser,
  }) => {
    const texts = textsIn(language);
    const writer = await arrive(browser, walk);
    await becomeMember(writer, { username: nameOf('writer'), name: 'Théo Lambert', language });
    const name = `Fournil ${language} ${thisTry()}`;
    const project = await postProject(writer, { name, language });
    const reporter = await arrive(browser, walk);
    await becomeMember(reporter, { username: nameOf('reporter') });
    await report(reporter, 'comment', await say(writer, project, said[language]));
    const admin = await arrive(browser, walk);
    await becomeAdmin(admin, { username: nameOf('admin'), name: 'Nour Benali', language });
    const opened = await addressOfCase(admin, name);
    await sanction(nameOf('writer'), 'restriction');

    for (const [device, size] of Object.entries(widths)) {
      await admin.setViewportSize(size);
      await visit(admin, '/admin');
      await expect(
        admin.getByRole('heading', { name: texts('moderator', 'overview.title'), exact: true }),
      ).toBeVisible();
      await check(admin, `the dashboard, ${device}`);
      await visit(admin, '/admin/moderation');
      await expect(admin.getByRole('list', { name: texts('moderator', 'queue.label') })).toBeVisible();
      await check(admin, `the queue, ${device}`);
      await visit(admin, opened);
      await expect(admin.getByText(said[language])).toBeVisible();
      await check(admin, `a case, ${device}`);
      await visit(admin, '/admin/moderation?raid=nobody_at_all');
      await expect(admin.getByText(texts('moderator', 'empty.open'))).toBeVisible();
      await check(admin, `an empty queue, ${device}`);
      await writer.setViewportSize(size);
      await visit(writer, '/account-suspended');
      await check(writer, `the notice, ${device}`);
    }
  });
}
