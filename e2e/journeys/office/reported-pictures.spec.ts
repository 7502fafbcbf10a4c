import { expect } from '@playwright/test';
import { violations } from '../stage/axe.ts';
import { addressOfCase, report } from '../stage/desk.ts';
import { becomeAdmin, becomeMember } from '../stage/members.ts';
import { drawPicture } from '../stage/pictures.ts';
import { postProject } from '../stage/projects.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { overflow, remember, visit, widths } from '../stage/visit.ts';

test('an admin sees the copy of a reported picture by keyboard, in French and on a phone, after its maker removed it', async ({
  page: maker,
  browser,
}) => {
  await remember(maker, { language: 'en', theme: 'light' });
  await becomeMember(maker, { username: `pictured_${thisTry()}` });
  const name = `Pictured ${thisTry()}`;
  const project = await postProject(maker, { name, language: 'en' });
  const added = await maker.request.post(`/api/projects/${project}/pictures`, {
    data: await drawPicture(maker),
    headers: { 'content-type': 'image/png' },
  });
  const { picture } = (await added.json()) as { picture: { id: string } };

  const phone = { viewport: widths.phone };
  const admin = await (await browser.newContext(phone)).newPage();
  await remember(admin, { language: 'fr', theme: 'dark' });
  await becomeAdmin(admin, { username: `pictures_admin_${thisTry()}`, language: 'fr' });
  const reporter = await (await browser.newContext(phone)).newPage();
  await becomeMember(reporter, { username: `pictures_reporter_${thisTry()}` });
  await report(reporter, 'project', project, 'sexual_or_violent', 'Look at the picture.');
  const removed = await maker.request.delete(`/api/projects/${project}/pictures/${picture.id}`);
  expect(removed.status()).toBe(204);

  await expect(async () => {
    await visit(admin, await addressOfCase(admin, name, 'project'));
    await expect(admin.getByRole('button', { name: 'Afficher Image 1' })).toBeVisible();
  }).toPass();
  const pictures = admin.getByRole('region', { name: 'Images, telles que signalées' });
  await expect(pictures.getByText('Image 1 · retirée depuis')).toBeVisible();
  await expect(pictures.getByRole('img')).toHaveCount(0);
  await pictures.getByRole('button', { name: 'Afficher Image 1' }).focus();
  await admin.keyboard.press('Enter');
  const shown = pictures.getByRole('img', { name: 'Image 1 telle qu’elle a été signalée' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  expect(await violations(admin)).toEqual([]);
  expect(await overflow(admin)).toBe(0);
  await expect(pictures.getByRole('button', { name: 'Masquer à nouveau Image 1' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(pictures.getByRole('img')).toHaveCount(0);
});
