import { type Language, languages } from '@firstlight/contract/languages.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { stage } from './stage/addresses.ts';
import { violations } from './stage/axe.ts';
import { addresses, remember, settle, themes, visit, widths } from './stage/visit.ts';

/** One visitor per language goes from page to page, as people do, instead of fetching the whole product for each. */
const test = base.extend<object, { visitors: Record<Language, Page> }>({
  visitors: [
    async ({ browser }, use) => {
      const arrive = async (language: Language): Promise<Page> => {
        const page = await browser.newPage({ baseURL: stage.web, reducedMotion: 'reduce' });
        await remember(page, { language, theme: 'system' });
        return page;
      };
      await use({ en: await arrive('en'), fr: await arrive('fr') });
    },
    { scope: 'worker' },
  ],
});

for (const language of languages) {
  for (const address of [...addresses, `${stage.dev}/dev/ui`]) {
    test(`axe finds nothing on ${address} in ${language}, light and dark`, async ({ visitors }) => {
      const page = visitors[language];
      await page.setViewportSize(widths.desktop);
      await visit(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      // French is the longer language, so it is the one to try on the narrow screen.
      const sizes = language === 'fr' ? [widths.desktop, widths.phone] : [widths.desktop];
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await settle(page);
          // A page that has been looked at as a whole can differ in the other theme by its colours alone.
          const only = theme === 'light' ? undefined : 'colours';
          expect.soft(await violations(page, only), `${address}, ${theme}, ${size.width} px`).toEqual([]);
        }
      }
    });
  }
}
