import { type Browser, expect, type Page } from '@playwright/test';
import { stage } from '../stage/addresses.ts';
import { violations } from '../stage/axe.ts';
import { becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { post, put } from '../stage/send.ts';
import { test } from '../stage/test.ts';
import { textsIn } from '../stage/texts.ts';
import { thisTry } from '../stage/this-try.ts';
import { overflow, remember, visit, walks } from '../stage/visit.ts';

const soon = { timeout: 25_000 };
const names = ['Ada', 'Bo', 'Cleo', 'Dov', 'Eve', 'Finn', 'Gia', 'Hugo'];

for (const { language, device, size, theme } of walks) {
  test(`eight people try a project together and nobody hears of it before the end, ${language} on a ${device}`, async ({
    browser,
  }) => {
    const text = textsIn(language);
    const say = (path: string, words: Record<string, string> = {}) =>
      text('rounds', path).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? '');
    const beginning = `rd${device[0]}${thisTry()}_`;
    const [maker, owner] = [await newPage(browser), await newPage(browser)];
    await becomeMember(maker, { username: `${beginning}maker`, name: 'Maya Roux', language });
    await becomeMember(owner, { username: `${beginning}owner`, name: 'Tom Adeyemi', language });
    const testers: Page[] = [];
    for (const name of names) {
      const page = await newPage(browser);
      await becomeMember(page, { username: `${beginning}${name.toLowerCase()}`, name, language });
      testers.push(page);
    }
    await fetch(`${stage.mails}/grow-older?beginning=${beginning}`);
    const form = { name: 'Small Shop Tools', description: '', categories: ['food'], visibility: 'public' };
    const { id: groupId } = await post(owner, '/api/groups', form);
    for (const page of [maker, ...testers]) await put(page, `/api/groups/${groupId}/membership`);
    const projectId = await postProject(maker, { name: 'Tidepool', language });
    await put(maker, `/api/groups/${groupId}/projects/${projectId}`);

    // The maker asks, a moderator opens.
    await visit(maker, `/groups/${groupId}?view=rounds`);
    await maker.getByRole('button', { name: say('ask.button') }).click();
    const asking = maker.getByRole('dialog', { name: say('ask.title') });
    await asking.getByRole('button', { name: say('ask.submit'), exact: true }).click();
    await expect(maker.getByText(say('asked.own'))).toBeVisible();
    await visit(owner, `/groups/${groupId}?view=rounds`);
    await owner.getByRole('button', { name: say('asked.open') }).click();
    const opening = owner.getByRole('dialog', { name: say('opening.title', { name: 'Tidepool' }) });
    expect(await violations(owner)).toEqual([]);
    await opening.locator('button[type=submit]').click();
    await expect(
      owner.getByRole('link', { name: say('open.testNamed', { name: 'Tidepool' }) }).first(),
    ).toBeVisible();

    // One tries it here, and reads until when nobody hears of it.
    const [first, ...others] = testers;
    if (!first) throw new Error('nobody tests');
    await visit(first, `/groups/${groupId}?view=rounds`);
    await expect(first.getByText(say('promises.together')).filter({ visible: true })).toBeVisible();
    expect(await violations(first)).toEqual([]);
    expect(await overflow(first)).toBe(0);
    await first
      .getByRole('article')
      .getByRole('link', { name: say('open.testNamed', { name: 'Tidepool' }) })
      .click();
    const held = text('feedback', 'form.heldUntil').split('{{time}}')[0] ?? '';
    await expect(first.getByText(held)).toBeVisible();
    for (const [index, page] of [first, ...others].entries())
      await post(page, `/api/projects/${projectId}/feedback`, {
        rating: 3 + (index % 3),
        comment: `${names[index]} closed the till, and the numbers were clear after ${index + 2} minutes of looking for them.`,
      });

    // Nothing shows before the end, to anybody.
    const shown = async (page: Page) =>
      (await (await page.request.get(`${stage.web}/api/projects/${projectId}/feedback`)).json()).items.length;
    for (const page of [maker, owner]) expect(await shown(page)).toBe(0);
    const ended = await fetch(`${stage.mails}/end-round?project=${projectId}`);
    expect(ended.ok).toBe(true);
    expect(await shown(maker)).toBe(8);

    // The general channel says so, and leads to the result, and to what came of it.
    await visit(owner, `/groups/${groupId}`);
    const line = owner.getByRole('article').filter({ hasText: text('channels', 'systemLine.round_closed') });
    await expect(line).toBeVisible(soon);
    expect(await violations(owner)).toEqual([]);
    await line.getByRole('link', { name: text('channels', 'systemLine.read') }).click();
    await expect(owner.getByRole('heading', { name: say('ended.title') })).toBeVisible(soon);
    expect(await violations(owner)).toEqual([]);
    expect(await overflow(owner)).toBe(0);
    await owner.getByRole('link', { name: say('ended.readNamed', { name: 'Tidepool' }) }).click();
    const filter = owner.getByRole('button', {
      name: new RegExp(say('filter.one', { group: 'Small Shop Tools' })),
    });
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    expect(await violations(owner)).toEqual([]);
  });

  async function newPage(browser: Browser): Promise<Page> {
    const page = await (await browser.newContext({ viewport: size, baseURL: stage.web })).newPage();
    await remember(page, { language, theme });
    return page;
  }
}
