import { expect, test } from '@playwright/test';
import { stage } from './stage/addresses.ts';
import { addresses, remember, visit, writtenAddresses } from './stage/visit.ts';

for (const address of addresses) {
  test(`${address} breaks no policy, logs no error and asks no other host`, async ({ page }) => {
    const complaints: string[] = [];
    const hosts = new Set<string>();
    page.on('console', (message) => {
      if (message.type() === 'error' && !isTheNotFoundItself(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => void hosts.add(new URL(request.url()).host));
    await remember(page, { language: 'fr', theme: 'dark' });

    const response = await visit(page, address);
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual([new URL(stage.web).host]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // Signing in needs scripts, and so does what is for members; every page that is only read does not.
  for (const address of writtenAddresses.filter((one) => one !== '/auth')) {
    test(`${address} still says what it has to say`, async ({ page }) => {
      const response = await page.goto(`${address}?lang=fr`);
      expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Firstlight/);
    });
  }
});

/** Chromium reports the status of the page that was meant to be missing. */
function isTheNotFoundItself(text: string): boolean {
  return text.includes('404 (Not Found)');
}
