import type { Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { badgeRules, validatedRules } from '@firstlight/contract/rules.ts';
import { expect, type Page } from '@playwright/test';
import { violations } from './stage/axe.ts';
import { becomeMember } from './stage/members.ts';
import { postProject } from './stage/projects.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, visit, widths } from './stage/visit.ts';

const say = {
  still: 'Ce qui manque pour être Validé',
  rule: 'Voir la règle complète',
  validated: 'Validé',
  level: 'Niveau II',
  earned: 'Comment obtenir les badges',
  badges: 'Les badges',
} as const;

test('on a phone, in French, every “why” leads to the rule behind it', async ({ page }) => {
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  const username = `rules_${thisTry()}`;
  await becomeMember(page, { username, language: 'fr' });

  const id = await postProject(page, { name: `Marée ${thisTry()}`, language: 'fr' });
  await visit(page, `/project/${id}`);
  await page.getByRole('button', { name: say.still }).click();
  const standing = page.getByRole('dialog');
  await expect(standing.getByText(String(validatedRules.testers)).first()).toBeVisible();
  await standing.getByRole('link', { name: say.rule }).click();
  await landedOn(page, '#validated', say.validated);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await withBadge(page);
  await visit(page, `/profile/${username}`);
  await expect(page.getByText(say.level)).toBeVisible();
  await expect(page.getByText(badgeRules.helper.helpful.join(' / '))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: say.earned }).click();
  await landedOn(page, '#badges', say.badges);
});

async function landedOn(page: Page, hash: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/rules${hash}$`));
  await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeInViewport();
}

/** Badges come with the nights; here one is put into the server's own answer. */
async function withBadge(page: Page): Promise<void> {
  await page.route('**/api/profiles/*', async (route) => {
    const answer = await route.fetch();
    const profile = (await answer.json()) as Profile;
    const badges = profile.badges.map((badge) => (badge.name === 'helper' ? { ...badge, level: 2 } : badge));
    await route.fulfill({ response: answer, json: { ...profile, badges } });
  });
}
