import { type Language, languages } from '@firstlight/contract/languages.ts';
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { stage } from '../stage/addresses.ts';
import { violations } from '../stage/axe.ts';
import { type Heard, listen } from '../stage/listen.ts';
import { addresses, overflow, remember, themes, visit, widths, writtenAddresses } from '../stage/visit.ts';

interface Visitor {
  page: Page;
  heard: Heard;
}

/** One visitor per language goes from page to page, as people do, instead of fetching the whole product for each. */
const test = base.extend<object, { visitors: Record<Language, Visitor> }>({
  visitors: [
    async ({ browser }, use) => {
      const arrive = async (language: Language): Promise<Visitor> => {
        const page = await browser.newPage({ baseURL: stage.web, reducedMotion: 'reduce' });
        await remember(page, { language, theme: 'system' });
        return { page, heard: listen(page) };
      };
      await use({ en: await arrive('en'), fr: await arrive('fr') });
    },
    { scope: 'worker' },
  ],
});

const isMain = (language: Language, address: string) =>
  language === 'en' && ['/', '/explore', '/auth'].includes(address);

for (const language of languages) {
  for (const address of addresses) {
    test(`${address} in ${language} breaks no policy, scrolls at no width, passes axe in light and dark`, {
      tag: isMain(language, address) ? '@main' : [],
    }, async ({ visitors }) => {
      const { page, heard } = visitors[language];
      await page.setViewportSize(widths.desktop);
      heard.anew();
      await checkPolicy(await visit(page, address));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(heard.complaints).toEqual([]);
      expect([...heard.hosts]).toEqual([new URL(stage.web).host]);
      await checkLooks(page, language);
    });
  }

  test(`axe finds nothing among the components in ${language}, light and dark`, async ({ visitors }) => {
    const { page } = visitors[language];
    await page.setViewportSize(widths.desktop);
    await visit(page, `${stage.dev}/dev/ui`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await checkLooks(page, language);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // Signing in needs scripts, and so does what is for members; every page that is only read does not.
  test('every page that is only read still says what it has to say', async ({ page }) => {
    for (const address of writtenAddresses.filter((one) => one !== '/auth')) {
      const response = await page.goto(`${address}?lang=fr`);
      expect.soft(response?.status(), address).toBe(address === '/no-such-page' ? 404 : 200);
      await expect.soft(page.locator('html'), address).toHaveAttribute('lang', 'fr');
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect.soft(page, address).toHaveTitle(/Firstlight/);
    }
  });
});

async function checkPolicy(response: Response | null): Promise<void> {
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
}

/** Every value of language, width and theme on each page; French, the longer language, on the narrow screen. */
async function checkLooks(page: Page, language: Language): Promise<void> {
  await page.setViewportSize(language === 'fr' ? widths.phone : widths.desktop);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // A page that has been looked at as a whole can differ in the other theme by its colours alone.
    const only = theme === 'light' ? undefined : 'colours';
    expect.soft(await violations(page, only), theme).toEqual([]);
  }
  for (const width of [320, widths.phone.width, widths.desktop.width]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflow(page), `${width} px wide, it scrolls sideways by`).toBe(0);
  }
}
