import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { violations } from '../stage/axe.ts';
import { becomeMember } from '../stage/members.ts';
import { test } from '../stage/test.ts';
import { textsIn } from '../stage/texts.ts';
import { thisTry } from '../stage/this-try.ts';
import { overflow, remember, visit, walks } from '../stage/visit.ts';

/** Less than half of the time after which a page asks by itself. */
const soon = { timeout: 25_000 };

for (const { language, device, size, theme } of walks) {
  test(`somebody called by their name in a group hears of it elsewhere, ${language} on a ${device}`, async ({
    browser,
  }) => {
    const text = textsIn(language);
    const say = (key: string, words: Record<string, string> = {}) => {
      const [namespace = '', path = ''] = key.split(':');
      return text(namespace, path).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '');
    };
    const [noa, tom] = await Promise.all([newPage(browser), newPage(browser)]);
    const username = (name: string) => `m${name}_${device}_${thisTry()}`.slice(0, 20);
    await becomeMember(noa, { username: username('noa'), name: 'Noa Petit', language });
    await becomeMember(tom, { username: username('tom'), name: 'Tom Adeyemi', language });
    const made = await noa.request.post('/api/groups', {
      headers: { 'idempotency-key': randomUUID() },
      data: { name: `Sea marks ${device}`, description: '', categories: ['local'], visibility: 'public' },
    });
    const { id } = (await made.json()) as { id: string };
    await tom.request.put(`/api/groups/${id}/membership`);
    const fieldOf = (page: Page) =>
      page.getByRole('textbox', { name: say('groups:channels.write', { name: 'general' }) });

    // A name is completed with the keyboard alone, and reaches whoever is elsewhere.
    await visit(tom, '/groups?tab=mine');
    await visit(noa, `/groups/${id}`);
    await fieldOf(noa).focus();
    await noa.keyboard.type('Are you there, @mtom');
    const names = noa.getByRole('listbox', { name: say('channels:mention.label') });
    await expect(names.getByRole('option', { name: /Tom Adeyemi/ })).toBeVisible();
    expect(await violations(noa)).toEqual([]);
    expect(await overflow(noa)).toBe(0);
    await noa.keyboard.press('Enter');
    await expect(fieldOf(noa)).toHaveValue(`Are you there, @${username('tom')} `);
    await expect(names).toHaveCount(0);
    await send(noa);
    await expect(tom).toHaveTitle(/^\(1\)/, soon);
    await expect(tom.getByText('@1', { exact: true })).toBeVisible(soon);
    expect(await violations(tom)).toEqual([]);

    // It is seen as meant, and read once it was.
    await visit(tom, `/groups/${id}`);
    await expect(tom.getByText(say('channels:mentionsYou'))).toBeAttached();
    expect(await violations(tom)).toEqual([]);
    await expect(tom).not.toHaveTitle(/^\(/, soon);

    // An answer means whoever is answered, also in the moment in which their page has only just come.
    await visit(noa, '/explore');
    await tom.getByRole('article').filter({ hasText: 'Are you there' }).focus();
    await tom.keyboard.press('r');
    await expect(fieldOf(tom)).toBeFocused();
    await tom.keyboard.type('Here.');
    await send(tom);
    await expect(noa).toHaveTitle(/^\(1\)/, soon);

    /** By the button on a screen keyboard, where Enter makes a line. */
    async function send(page: Page): Promise<void> {
      if (device === 'phone') await page.getByRole('button', { name: say('channels:send') }).click();
      else await page.keyboard.press('Enter');
      await expect(fieldOf(page)).toHaveValue('');
    }
    async function newPage(in_: Browser): Promise<Page> {
      const page = await (await in_.newContext({ viewport: size, hasTouch: device === 'phone' })).newPage();
      await remember(page, { language, theme });
      return page;
    }
  });
}
