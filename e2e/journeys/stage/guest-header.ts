import type { Page } from '@playwright/test';

/** Records in the page's window, on each later load, whether the header of guests was ever in the document. */
export async function watchGuestHeader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('header a[href^="/auth"]')) Object.assign(window, { guestHeaderSeen: true });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** Whether the header of guests appeared since the page was loaded. */
export function guestHeaderSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, 'guestHeaderSeen'));
}
