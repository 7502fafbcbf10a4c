import { expect, type Page } from '@playwright/test';
import { becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { addresses, overflow, remember, visit } from '../stage/visit.ts';

const screens = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

for (const [device, size] of Object.entries(screens)) {
  test(`what stands fixed on the screen covers nothing on any page of somebody signed in, ${device}`, async ({
    page,
    browser,
  }) => {
    const maker = await (await browser.newContext()).newPage();
    await becomeMember(maker, { username: `shown_${device}_${thisTry()}`, language: 'fr' });
    const project = await postProject(maker, { name: `Une école ${device}`, language: 'fr' });

    await remember(page, { language: 'fr', theme: 'light' });
    await page.setViewportSize(size);
    const username = `sees_${device}_${thisTry()}`;
    await becomeMember(page, { username, language: 'fr' });
    await page.request.patch('/api/me/profile', { data: { interests: ['food', 'local'] } });
    const own = [
      '/settings/profile',
      '/settings/notifications',
      `/project/${project}`,
      `/profile/${username}`,
    ];
    for (const address of [...addresses, ...own]) {
      await visit(page, address);
      for (const place of [0, 0.5, 1]) {
        await expect.poll(() => covered(page, place), `${address}, at ${place}`).toEqual([]);
      }
      expect.soft(await overflow(page), `${address} is wider than the screen by`).toBeLessThanOrEqual(0);
    }

    const bar = page.locator('[data-thumb-bar]');
    for (const address of ['/feed', `/project/${project}`]) {
      await visit(page, address);
      await expect(bar.getByRole('button').first()).toBeVisible();
      for (const button of await bar.getByRole('button').all())
        await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
}

/**
 * Whatever can be pressed or read must come out from under what is fixed: at the end of the page, nothing may still be there.
 * In the middle of it, the help button alone stands where one reads, so it must be beside everything.
 */
function covered(page: Page, place: number): Promise<string[]> {
  return page.evaluate((at) => {
    window.scrollTo(0, document.documentElement.scrollHeight * at);
    const isDrawn = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const fixed = [...document.querySelectorAll('body *')].filter(
      (one) =>
        isDrawn(one) &&
        getComputedStyle(one).position === 'fixed' &&
        one.getBoundingClientRect().height > 1 &&
        (at === 1 || one.matches('aside:has(> button[aria-haspopup=dialog])')),
    );
    const isTop = (one: Element) => fixed.some((other) => other === one || other.contains(one));
    const words = [...document.querySelectorAll('main *, footer *')].filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const controls = [...document.querySelectorAll('main, footer, header, nav')].flatMap((part) => [
      ...part.querySelectorAll('a, button, input, textarea, select'),
    ]);
    const faults: string[] = [];
    for (const one of new Set([...words, ...controls])) {
      const box = one.getBoundingClientRect();
      if (!isDrawn(one) || isTop(one) || one.closest('.sr-only') || box.width <= 1 || box.height <= 1)
        continue;
      for (const bar of fixed) {
        const over = bar.getBoundingClientRect();
        const isBeside = box.right <= over.left || box.left >= over.right;
        const isApart = box.bottom <= over.top || box.top >= over.bottom;
        if (isBeside || isApart) continue;
        faults.push(`${bar.tagName} over “${(one.textContent ?? '').trim().slice(0, 40)}”`);
      }
    }
    return [...new Set(faults)];
  }, place);
}
