import { expect } from '@playwright/test';
import { arrive, check, giveFeedback, walkName } from '../stage/looks.ts';
import { drawPicture } from '../stage/pictures.ts';
import { postProject } from '../stage/projects.ts';
import { publishResponses } from '../stage/publish-responses.ts';
import { test } from '../stage/test.ts';
import { visit, walks } from '../stage/visit.ts';
import { someDescription, someFeedback } from '../stage/words.ts';

const words = {
  en: {
    crop: 'Crop area',
    still: 'What it needs to be Validated',
    publish: 'Publish an iteration',
    name: 'Name',
    categories: 'Categories',
    post: 'Publish',
    noAddress: 'There’s no address yet',
  },
  fr: {
    crop: 'Cadrage',
    still: 'Ce qui manque pour être Validé',
    publish: 'Publier une itération',
    name: 'Nom',
    categories: 'Catégories',
    post: 'Publier',
    noAddress: 'Il n’y a pas d’adresse',
  },
} as const;

for (const walk of walks) {
  const { language } = walk;
  const say = words[language];

  test(`axe finds nothing on the pages of projects for maker, tester and guest ${walkName(walk)}`, {
    tag: walk.device === 'desktop' ? '@main' : [],
  }, async ({ browser }) => {
    const maker = await arrive(browser, walk, 'axe_mk');
    const tester = await arrive(browser, walk, 'axe_ts');
    const guest = await arrive(browser, walk);
    const id = await postProject(maker, {
      name: `Criée axe ${language}`,
      language,
      questions: ['What did you look at first?', 'What would make you come back?'],
      cardQuestion: 'Would you reserve for tomorrow?',
    });

    await visit(tester, `/project/${id}`);
    await check(tester, 'a tester before feedback');
    const said = someFeedback();
    await giveFeedback(tester, id, said);
    await tester.reload();
    await expect(tester.getByText(said)).toBeVisible();
    await check(tester, 'a tester after feedback');
    await publishResponses(id);

    for (const [page, who] of [
      [guest, 'a guest'],
      [maker, 'its maker'],
    ] as const) {
      await visit(page, `/project/${id}`);
      await expect(page.getByText(said)).toBeVisible();
      await check(page, who);
    }
    for (const name of [say.still, say.publish]) {
      await maker.getByRole('button', { name }).click();
      await expect(maker.getByRole('dialog')).toBeVisible();
      await check(maker, name);
      await maker.keyboard.press('Escape');
      await expect(maker.getByRole('dialog')).toBeHidden();
    }
    await visit(guest, '/explore');
    await check(guest, 'explore');
    await visit(maker, '/your-projects');
    await expect(maker.getByRole('switch')).toBeVisible();
    await check(maker, 'one’s own projects');

    await visit(maker, '/post-project');
    await check(maker, 'the empty form');
    await maker.getByLabel(say.name, { exact: true }).fill(`Criée axe ${language}`);
    await maker.getByLabel('Description').fill(someDescription());
    await maker.getByRole('radio', { name: 'Prototype' }).click();
    await maker.getByRole('combobox', { name: say.categories }).click();
    await maker.getByRole('option').first().click();
    await maker.keyboard.press('Escape');
    await maker.getByRole('button', { name: say.post, exact: true }).click();
    await expect(maker.getByRole('alertdialog', { name: say.noAddress })).toBeVisible();
    await check(maker, 'a prototype without an address');
    await maker.keyboard.press('Escape');
    await expect(maker.locator('[name=link]')).toBeFocused();

    const buffer = await drawPicture(maker);
    await maker
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'boats.png', mimeType: 'image/png', buffer });
    await expect(maker.getByRole('application', { name: say.crop })).toBeFocused();
    await check(maker, 'cutting a cover');
  });
}
