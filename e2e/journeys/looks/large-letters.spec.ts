import { expect } from '@playwright/test';
import { becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { addresses, overflow, remember, visit, widths } from '../stage/visit.ts';

test('letters of twice the size leave every page of a phone within its width, in French', async ({
  page,
}) => {
  await remember(page, { language: 'fr', theme: 'light' });
  const username = `large_${thisTry()}`;
  await becomeMember(page, { username, language: 'fr' });
  await page.request.patch('/api/me/profile', { data: { interests: ['food'] } });
  const project = await postProject(page, {
    name: 'Anticonstitutionnellement vôtre',
    language: 'fr',
    questions: ['Qu’avez-vous regardé en premier ?'],
    cardQuestion: 'Réserveriez-vous pour demain ?',
  });
  const own = [
    ...['profile', 'role', 'security', 'interests', 'notifications', 'privacy', 'danger'].map(
      (section) => `/settings/${section}`,
    ),
    `/project/${project}`,
    `/project/${project}/live`,
    `/dashboard?project=${project}`,
    `/profile/${username}`,
  ];
  // To a page, a phone with letters of twice the size is one of half the width.
  await page.setViewportSize({ width: widths.phone.width / 2, height: widths.phone.height / 2 });
  for (const address of [...addresses, ...own]) {
    await visit(page, address);
    // Once all of it is there: a part that arrives later may stand elsewhere for a moment.
    await expect.poll(() => overflow(page), address).toBe(0);
  }
});
