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
  test(`two members write to each other, ${language} on a ${device}`, {
    tag: device === 'phone' ? '@main' : [],
  }, async ({ browser }) => {
    const text = textsIn(language);
    const say = (key: string, words: Record<string, string> = {}) => {
      const [namespace = '', path = ''] = key.split(':');
      return text(namespace, path).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '');
    };
    const names = { noa: `noa_${device}_${thisTry()}`, tom: `tom_${device}_${thisTry()}` };
    const [noa, tom] = await Promise.all([newPage(browser), newPage(browser)]);
    await becomeMember(noa, { username: names.noa, name: 'Noa Petit', language });
    await becomeMember(tom, { username: names.tom, name: 'Tom Adeyemi', language });

    await visit(noa, `/profile/${names.tom}`);
    await noa.getByRole('button', { name: say('conversations:message.open') }).click();
    const noaField = noa.getByRole('textbox', { name: say('conversations:write', { name: 'Tom Adeyemi' }) });
    await write(noa, noaField, 'So you’re Tester 4.');
    await expect(noa.getByRole('log').getByText('So you’re Tester 4.')).toBeVisible();

    // A stranger's first words wait among the requests.
    await visit(tom, '/messages');
    await tom.getByRole('button', { expanded: false, name: /^1 / }).click();
    expect(await violations(tom)).toEqual([]);
    await tom.getByRole('link', { name: /Noa Petit/ }).click();
    // The list has a button of the same name, which a phone hides once the conversation is there.
    const opened = tom.locator('[data-conversation]');
    await opened.getByRole('button', { name: say('conversations:requests.accept') }).click();
    const tomField = tom.getByRole('textbox', { name: say('conversations:write', { name: 'Noa Petit' }) });
    const isTyping = noa.getByText(say('channels:typing_one', { names: 'Tom Adeyemi' }));
    await expect(async () => {
      await tomField.pressSequentially('Guil');
      await expect(isTyping).toBeVisible({ timeout: 3_000 });
    }).toPass(soon);
    await expect(tom.getByText(say('channels:typing_one', { names: 'Tom Adeyemi' }))).toHaveCount(0);
    await write(tom, tomField, 'Guilty.');
    await expect(isTyping).toBeHidden(soon);
    await expect(noa.getByRole('log').getByText('Guilty.')).toBeVisible(soon);
    await write(noa, noaField, 'Thank you for not being polite.');
    await expect(tom.getByRole('log').getByText('Thank you for not being polite.')).toBeVisible(soon);

    // An answer to one message, changed, taken away and brought back, as the other sees it.
    const first = tom.getByRole('article').filter({ hasText: 'So you’re Tester 4.' }).first();
    await first.focus();
    await first.press('r');
    await write(tom, tomField, 'I am.');
    const answer = noa.getByRole('article').filter({ hasText: 'I am.' });
    await expect(answer.getByRole('button', { name: /So you’re Tester 4\./ })).toBeVisible(soon);
    await tomField.press('ArrowUp');
    const editor = tom.getByRole('textbox', { name: say('channels:edit.label') });
    await editor.fill('I was.');
    await tom.getByRole('button', { name: say('channels:edit.save') }).click();
    await expect(noa.getByRole('article').filter({ hasText: 'I was.' })).toContainText(
      say('channels:edited'),
      soon,
    );
    const own = tom.getByRole('article').filter({ hasText: 'I was.' });
    await own.focus();
    await own.press('Delete');
    await expect(noa.getByText(say('channels:removed.somebody'))).toBeVisible(soon);
    await tom.getByRole('button', { name: text('ui', 'toast.undo') }).click();
    await expect(noa.getByRole('log').getByText('I was.')).toBeVisible(soon);
    expect(await overflow(noa)).toBe(0);
    expect(await violations(noa)).toEqual([]);

    // Without a network words wait, and go in their order.
    await noa.context().setOffline(true);
    await write(noa, noaField, 'From the tunnel, one.');
    await write(noa, noaField, 'From the tunnel, two.');
    await expect(noa.getByRole('img', { name: say('channels:unsent.waiting') })).toHaveCount(2);
    await noa.context().setOffline(false);
    await expect(tom.getByRole('log').getByText('From the tunnel, two.')).toBeVisible(soon);
    await expect(noa.getByRole('img', { name: say('channels:unsent.waiting') })).toHaveCount(0);

    // What the server refuses stays, and goes on another try.
    await noa.route('**/messages', (route) => route.fulfill({ status: 404, json: refusal }));
    await write(noa, noaField, 'Thursday works.');
    await expect(noa.getByRole('alert')).toHaveText(say('channels:unsent.failed'));
    await noa.unroute('**/messages');
    await noa.getByRole('button', { name: say('channels:unsent.tryAgain') }).click();
    await expect(tom.getByRole('log').getByText('Thursday works.')).toBeVisible(soon);

    await tom.getByRole('button', { name: say('blocks:menu.open', { name: 'Noa Petit' }) }).click();
    await tom.getByRole('menuitem', { name: say('blocks:menu.block', { name: 'Noa Petit' }) }).click();
    await expect(tom.getByRole('button', { name: say('blocks:unblock') })).toBeVisible();
    // Whoever was blocked may hear of it before they write again, or by writing.
    const cannotWrite = noa.getByText(say('conversations:cannotWrite'));
    await expect(noaField.or(cannotWrite)).toBeVisible();
    await expect(async () => {
      if (!(await cannotWrite.isVisible())) {
        await noaField.fill('Are you there?', { timeout: 2_000 });
        await noa.getByRole('button', { name: say('channels:send') }).click({ timeout: 2_000 });
      }
      await expect(cannotWrite).toBeVisible({ timeout: 3_000 });
    }).toPass(soon);

    async function newPage(in_: Browser): Promise<Page> {
      const page = await (await in_.newContext({ viewport: size, hasTouch: device === 'phone' })).newPage();
      await remember(page, { language, theme });
      return page;
    }
    async function write(page: Page, field: ReturnType<Page['getByRole']>, words: string): Promise<void> {
      await field.fill(words);
      await page.getByRole('button', { name: say('channels:send') }).click();
    }
  });
}

const refusal = { error: { code: 'request.not_found', message: 'Not found', requestId: 'r' } };
