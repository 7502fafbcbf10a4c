import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { type Browser, expect, type Page } from '@playwright/test';
import { violations } from '../stage/axe.ts';
import { becomeMember } from '../stage/members.ts';
import { test } from '../stage/test.ts';
import { textsIn } from '../stage/texts.ts';
import { thisTry } from '../stage/this-try.ts';
import { overflow, remember, visit, walks } from '../stage/visit.ts';

const wanted = 'Le phare rouvre lundi : the lighthouse key hangs behind the door.';

/** Long enough that a few of them fill more than a screen. */
const filler = (of: number) =>
  Array.from({ length: 20 }, (_, line) => `Tide table ${of}, line ${line}.`).join('\n');

for (const { language, device, size, theme } of walks) {
  test(`somebody finds what was said in a group long ago and goes there, ${language} on a ${device}`, async ({
    browser,
  }) => {
    const text = textsIn(language);
    const say = (path: string, words: Record<string, string> = {}) =>
      text('channels', `search.${path}`).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '');
    const [noa, tom] = await Promise.all([newPage(browser), newPage(browser)]);
    const username = (name: string) => `f${name}_${device}_${thisTry()}`.slice(0, 20);
    await becomeMember(noa, { username: username('noa'), name: 'Noa Petit', language });
    await becomeMember(tom, { username: username('tom'), name: 'Tom Adeyemi', language });
    const made = await noa.request.post('/api/groups', {
      headers: { 'idempotency-key': randomUUID() },
      data: { name: `Tide tables ${device}`, description: '', categories: ['local'], visibility: 'public' },
    });
    const group = (await made.json()) as { id: string; members: { channels: { id: string }[] } };
    await tom.request.put(`/api/groups/${group.id}/membership`);
    const log = `/api/channels/${group.members.channels[0]?.id}/messages`;
    // Somebody new may send five at once.
    for (const [page, words] of [
      [noa, [wanted, filler(1), filler(2), filler(3)]],
      [tom, [filler(4), filler(5), filler(6)]],
    ] as const)
      for (const said of words) {
        const answer = await page.request.post(log, { data: { id: uuidV7(randomUUID()), text: said } });
        expect(answer.status()).toBe(201);
      }

    await visit(tom, `/groups/${group.id}`);
    const row = tom.getByRole('article').filter({ hasText: 'Le phare rouvre lundi' });
    await expect(tom.getByRole('article').filter({ hasText: 'Tide table 6,' })).toBeInViewport();
    await expect(row).not.toBeInViewport();
    await tom.getByRole('button', { name: say('title.group') }).click();
    const dialog = tom.getByRole('dialog', { name: say('title.group') });
    const field = dialog.getByRole('searchbox', { name: say('field') });
    await expect(field).toBeFocused();

    // Nothing is said in so many words, and a part of a word without its capital is enough.
    await field.fill('submarine');
    await field.press('Enter');
    await expect(dialog.getByText(say('nothing', { words: 'submarine' }))).toBeVisible();
    await field.fill('LIGHTHOU lundi');
    await field.press('Enter');
    const hits = dialog.getByRole('list', { name: say('results') }).getByRole('link');
    await expect(hits).toHaveCount(1);
    await expect(hits.locator('mark')).toHaveText(['lundi', 'lighthou']);
    expect(await violations(tom)).toEqual([]);
    expect(await overflow(tom)).toBe(0);

    // By the keyboard alone it leads to its place in the log.
    await field.press('ArrowDown');
    await expect(hits).toBeFocused();
    await tom.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(tom).toHaveURL(/[?&]at=1$/);
    await expect(row).toBeInViewport();
    expect(await violations(tom)).toEqual([]);
    expect(await overflow(tom)).toBe(0);
  });

  async function newPage(browser: Browser): Promise<Page> {
    const page = await (await browser.newContext({ viewport: size, hasTouch: device === 'phone' })).newPage();
    await remember(page, { language, theme });
    return page;
  }
}
