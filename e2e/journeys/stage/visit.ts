import { readFileSync } from 'node:fs';
import { type Language, languages } from '@firstlight/contract/languages.ts';
import { expect, type Page, type Response } from '@playwright/test';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Both languages, widths and themes in two walks, the longer language on the narrow screen. */
export const walks = [
  { language: 'en', device: 'desktop', size: widths.desktop, theme: 'light' },
  { language: 'fr', device: 'phone', size: widths.phone, theme: 'dark' },
] as const;

const pages: { path: string; html: string }[] = JSON.parse(
  readFileSync(new URL('../../../web/dist/pages.json', import.meta.url), 'utf8'),
);

/** Those of somebody or something in particular are visited where there is one. */
const whole = pages.filter(({ path }) => !path.includes(':'));
const addressesOf = (some: typeof pages) => [
  ...new Set(some.map(({ path }) => (path === '*' ? '/no-such-page' : path))),
];

/** Every address the build knows, from the build itself, so that no new page escapes the checks. */
export const addresses: string[] = addressesOf(whole);

/** Written at build; the others are for members, who are known only once scripts have asked. */
export const writtenAddresses: string[] = addressesOf(whole.filter(({ html }) => html !== ''));

export interface Look {
  language: Language;
  theme: Theme | 'system';
}

export const looks: (Look & { theme: Theme })[] = languages.flatMap((language) =>
  themes.map((theme) => ({ language, theme })),
);

/** As a returning visitor who chose language and theme before. */
export async function remember(page: Page, { language, theme }: Look): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, domain: 'localhost', path: '/' }]);
  await page.addInitScript(
    ([chosenLanguage, chosenTheme]) => {
      localStorage.setItem('language', chosenLanguage);
      localStorage.setItem('theme', chosenTheme);
    },
    [language, theme] as const,
  );
}

/**
 * Goes there and waits until the page has done all it does by itself. The last thing a page does is to ask who is
 * here, once it stands and its scripts run; fonts, and what is on its way into view, move things after that.
 */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const whoAsked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/me');
  const [response] = await Promise.all([page.goto(address), whoAsked]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  return response;
}

/**
 * Nothing moves any more, except what never ends. What ends may set off the next, as a toast fades when its time is over. It is looked at
 * frame by frame: of a transition that has ended Chromium does not always keep the promise to say so, and may draw no frame of a page on
 * which nothing changes.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isMoving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const twoFrames = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 250);
      });
    for (let round = 0; round < 2_000; round += 1) {
      await twoFrames();
      if (!isMoving()) return;
    }
    throw new Error('Something on the page moves again and again.');
  });
}

/** By how much the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
