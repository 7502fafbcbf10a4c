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
  test(`two members found a group, chat and leave, ${language} on a ${device}`, {
    tag: device === 'desktop' ? '@main' : [],
  }, async ({ browser }) => {
    const text = textsIn(language);
    const say = (key: string, words: Record<string, string> = {}) => {
      const [namespace = '', path = ''] = key.split(':');
      return text(namespace, path).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '');
    };
    const group = `Tide tables ${device} ${thisTry()}`;
    const [noa, tom] = await Promise.all([newPage(browser), newPage(browser)]);
    await becomeMember(noa, { username: `gnoa_${device}_${thisTry()}`, name: 'Noa Petit', language });
    await becomeMember(tom, { username: `gtom_${device}_${thisTry()}`, name: 'Tom Adeyemi', language });

    // A group needs a name.
    await visit(noa, '/groups');
    expect(await violations(noa)).toEqual([]);
    expect(await overflow(noa)).toBe(0);
    await noa
      .getByRole('button', { name: say('groups:create.open') })
      .first()
      .click();
    const form = noa.getByRole('dialog', { name: say('groups:create.title') });
    await form.getByRole('button', { name: say('groups:create.submit') }).click();
    await expect(form.getByText(say('groups:fields.nameRequired'))).toBeVisible();
    expect(await violations(noa)).toEqual([]);
    await form.getByRole('textbox', { name: say('groups:fields.name'), exact: true }).fill(group);
    await form.getByRole('combobox').fill(say('categories:names.food'));
    await noa.getByRole('option', { name: say('categories:names.food') }).click();
    await noa.keyboard.press('Tab');
    await form.getByRole('button', { name: say('groups:create.submit') }).click();
    await expect(noa.getByText(say('groups:emptyChannel.title'))).toBeVisible();
    const noaField = noa.getByRole('textbox', { name: say('groups:channels.write', { name: 'general' }) });
    await write(noa, noaField, 'High water at nine.');

    // Somebody else finds it by its name, and joins.
    await visit(tom, '/groups');
    await tom.getByRole('searchbox', { name: say('groups:discover.search') }).fill(group);
    // The list is drawn anew with what was found: a press in that moment would be nobody's.
    await expect(tom).toHaveURL(/[?&]q=/);
    await tom.getByRole('button', { name: say('groups:join.named', { name: group }) }).click();
    await expect(tom.getByRole('log').getByText('High water at nine.')).toBeVisible();
    const tomField = tom.getByRole('textbox', { name: say('groups:channels.write', { name: 'general' }) });
    await write(tom, tomField, 'I’ll bring the boat.');
    await expect(noa.getByRole('log').getByText('I’ll bring the boat.')).toBeVisible(soon);
    expect(await violations(tom)).toEqual([]);
    expect(await overflow(tom)).toBe(0);

    // Another channel, named as one would; who has it not open sees that it is there.
    await openList(noa);
    await noa
      .getByRole('button', { name: say('groups:channels.add') })
      .filter({ visible: true })
      .click();
    const naming = noa.getByRole('dialog', { name: say('groups:channels.add') });
    await naming.getByRole('textbox').fill('Café & Bar');
    await naming.getByRole('button', { name: say('groups:channels.create') }).click();
    const label = say('groups:channels.write', { name: 'cafe-bar' });
    await write(noa, noa.getByRole('textbox', { name: label }), 'Tea at ten.');
    await openList(tom);
    await tom
      .getByRole('link', { name: /cafe-bar/ })
      .filter({ visible: true })
      .click(soon);
    await expect(tom.getByRole('log').getByText('Tea at ten.')).toBeVisible();

    // Frozen: nobody writes, and it says who did it.
    await visit(noa, `${new URL(noa.url()).pathname}?view=settings`);
    await expect(noa.getByRole('switch', { name: say('groups:freeze.title') })).toBeVisible();
    expect(await violations(noa)).toEqual([]);
    expect(await overflow(noa)).toBe(0);
    await noa.getByRole('switch', { name: say('groups:freeze.title') }).click();
    await expect(tom.getByText(say('groups:frozen.still'))).toBeVisible(soon);
    await expect(tom.getByRole('textbox')).toHaveCount(0);
    expect(await violations(tom)).toEqual([]);
    await noa.getByRole('switch', { name: say('groups:freeze.title') }).click();
    await expect(tom.getByRole('textbox', { name: label })).toBeVisible(soon);

    // Whoever leaves by mistake is back with one press.
    await visit(tom, `${new URL(tom.url()).pathname}?view=members`);
    await tom.getByRole('button', { name: say('groups:leave.button') }).click();
    await undo(tom);
    await expect(tom.getByRole('log').getByText('High water at nine.')).toBeVisible();

    // Removed while reading: nothing of the log stays.
    await visit(noa, `${new URL(noa.url()).pathname}?view=members`);
    await noa.getByRole('button', { name: say('groups:members.menu', { name: 'Tom Adeyemi' }) }).click();
    await noa.getByRole('menuitem', { name: say('groups:members.remove.item') }).click();
    await noa
      .getByRole('alertdialog')
      .getByRole('button', { name: say('groups:members.remove.confirm') })
      .click();
    await expect(tom.getByRole('heading', { name: say('groups:removed.title') })).toBeVisible(soon);
    await expect(tom.getByText('High water at nine.')).toHaveCount(0);

    // Deleted by its name, and brought back.
    await visit(noa, `${new URL(noa.url()).pathname}?view=settings`);
    await noa.getByRole('button', { name: say('groups:delete.title') }).click();
    await noa.getByRole('alertdialog').getByRole('textbox').fill(group);
    await noa
      .getByRole('alertdialog')
      .getByRole('button', { name: say('groups:delete.title') })
      .click();
    await undo(noa);
    await expect(noa.getByRole('log').getByText('High water at nine.')).toBeVisible();

    // Made private: one asks, or comes by a link.
    const address = new URL(noa.url()).pathname;
    await visit(noa, `${address}?view=settings`);
    await noa.getByRole('radio', { name: say('groups:access.private.name') }).click();
    await noa.getByRole('button', { name: say('groups:settings.save') }).click();
    await expect(noa.getByRole('button', { name: say('groups:settings.save') })).toBeDisabled();
    await visit(tom, address);
    await tom.getByRole('textbox').fill('I have a boat.');
    await tom.getByRole('button', { name: say('groups:ask.send') }).click();
    await expect(tom.getByRole('button', { name: say('groups:ask.withdraw') })).toBeVisible();
    expect(await violations(tom)).toEqual([]);
    await visit(noa, `${address}?view=requests`);
    await expect(noa.getByText('I have a boat.')).toBeVisible();
    expect(await violations(noa)).toEqual([]);
    expect(await overflow(noa)).toBe(0);
    await visit(noa, `${address}?view=settings`);
    await noa.getByRole('button', { name: say('groups:invites.make') }).click();
    const invitation = noa.getByRole('dialog', { name: say('groups:invites.make') });
    expect(await violations(noa)).toEqual([]);
    expect(await overflow(noa)).toBe(0);
    await invitation.getByRole('button', { name: say('groups:invites.form.submit') }).click();
    await noa.getByRole('button', { name: say('groups:invites.showQr') }).click();
    await expect(noa.getByRole('img', { name: say('groups:invites.qr', { name: group }) })).toBeVisible();
    expect(await violations(noa)).toEqual([]);
    expect(await overflow(noa)).toBe(0);
    const made = await noa.request.get(`/api${address}/invites`);
    const [{ code }] = ((await made.json()) as { items: [{ code: string }] }).items;
    await visit(tom, `/groups/join/${code}`);
    expect(await violations(tom)).toEqual([]);
    await tom.getByRole('button', { name: say('groups:join.named', { name: group }) }).click();
    await expect(tom.getByRole('log').getByText('High water at nine.')).toBeVisible();
    await visit(tom, `${address}?view=projects`);
    await expect(tom.getByText(say('groups:projects.empty.title'))).toBeVisible();
    expect(await violations(tom)).toEqual([]);

    /** On a phone the name over the log opens it. */
    async function openList(page: Page): Promise<void> {
      if (device !== 'phone') return;
      await page.getByRole('button', { name: say('groups:openList') }).click();
      await expect(page.getByRole('dialog', { name: group })).toBeVisible();
    }
    /** In French, the button that closes a dialog says the same. */
    async function undo(page: Page): Promise<void> {
      const messages = page.getByRole('region', { name: text('ui', 'toast.region') });
      await messages.getByRole('button', { name: text('ui', 'toast.undo') }).click();
    }
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
