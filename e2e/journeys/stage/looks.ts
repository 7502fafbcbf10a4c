import type { Language } from '@firstlight/contract/languages.ts';
import { type Browser, expect, type Page, type ViewportSize } from '@playwright/test';
import { violations } from './axe.ts';
import { becomeMember } from './members.ts';
import { thisTry } from './this-try.ts';
import { overflow, remember, themes, type walks } from './visit.ts';
import { someFeedback } from './words.ts';

// Journeys walk a path once, in one language and width. In `looks/` the same pages stand still, with something on them, in
// each language, width and theme; what guests see of every address is in pages.spec.ts, dialogs in dialogs.spec.ts.

type Walk = (typeof walks)[number];

export const walkName = ({ language, device }: Walk) => `in ${language}, ${device}, light and dark`;

export async function arrive(
  browser: Browser,
  { language, device, size }: { language: Language; device: string; size: ViewportSize },
  username?: string,
  role: 'both' | 'tester' = 'both',
): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', viewport: size })).newPage();
  await remember(page, { language, theme: 'system' });
  if (username) await becomeMember(page, { username: `${username}_${device}_${thisTry()}`, language, role });
  return page;
}

export async function giveFeedback(
  tester: Page,
  projectId: string,
  comment = someFeedback(),
): Promise<string> {
  const data = { rating: 4, comment };
  const given = await tester.request.post(`/api/projects/${projectId}/feedback`, { data });
  return ((await given.json()) as { id: string }).id;
}

/** Neither wider than the screen nor at fault in axe's eyes, in either theme. */
export async function check(page: Page, what: string): Promise<void> {
  expect.soft(await overflow(page), `${what} is wider than the screen by`).toBeLessThanOrEqual(0);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const only = theme === 'light' ? undefined : 'colours';
    expect.soft(await violations(page, only), `${what}, ${theme}`).toEqual([]);
  }
}
