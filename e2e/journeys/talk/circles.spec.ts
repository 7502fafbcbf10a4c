import { circleRules } from '@firstlight/contract/rules.ts';
import type { Circle } from '@firstlight/contract/talk/rounds/circles.ts';
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

interface Maker {
  page: Page;
  projectId: string;
}

for (const { language, device, size, theme } of walks) {
  test(`makers of a group test each other’s projects in a feedback circle, ${language} on a ${device}`, async ({
    browser,
  }) => {
    const text = textsIn(language);
    const say = (path: string, words: Record<string, string | number> = {}) =>
      text('rounds', path).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(words[name] ?? ''));
    const beginning = `ci${device[0]}${thisTry()}_`;
    const [first, second, ...others] = await makers(browser, beginning);
    if (!first || !second) throw new Error('nobody makes anything');
    const form = { name: 'Small Shop Tools', description: '', categories: ['food'], visibility: 'public' };
    const { id: groupId } = await post(first.page, '/api/groups', form);
    for (const { page } of [second, ...others]) await put(page, `/api/groups/${groupId}/membership`);
    for (const { page, projectId } of [first, second, ...others])
      await put(page, `/api/groups/${groupId}/projects/${projectId}`);

    // A moderator opens it for entries.
    await visit(first.page, `/groups/${groupId}?view=rounds`);
    await first.page.getByRole('button', { name: say('circles.open') }).click();
    const opening = first.page.getByRole('dialog', { name: say('circles.open') });
    await opening.locator('button[type=submit]').click();
    await expect(first.page.getByText(entered(0)).filter({ visible: true }).first()).toBeVisible();
    const { id } = await latest(first.page, groupId);
    for (const { page, projectId } of [first, ...others])
      await put(page, `/api/circles/${id}/entry`, { projectId });

    // The last one enters here, and is told what is promised.
    await visit(second.page, `/groups/${groupId}?view=rounds`);
    expect(await violations(second.page)).toEqual([]);
    await second.page.getByRole('button', { name: say('circles.enter') }).click();
    const entering = second.page.getByRole('dialog', { name: say('circles.enterTitle') });
    await entering.getByRole('button', { name: say('circles.enterSubmit'), exact: true }).click();
    await expect(second.page.getByText(say('circles.ownWaiting', { name: 'Tidepool 1' }))).toBeVisible();
    await expect(
      second.page.getByText(entered(circleRules.peopleMin)).filter({ visible: true }).first(),
    ).toBeVisible();

    // Once enough have, it begins, and everybody reads what they are to test.
    await visit(first.page, `/groups/${groupId}?view=rounds`);
    await first.page.getByRole('button', { name: say('circles.begin'), exact: true }).click();
    await expect(first.page.getByRole('heading', { name: say('circles.duties') })).toBeVisible();
    await visit(second.page, `/groups/${groupId}?view=rounds`);
    const duties = second.page.getByRole('article').getByRole('listitem');
    await expect(duties).toHaveCount(circleRules.duties);
    expect(await violations(second.page)).toEqual([]);
    expect(await overflow(second.page)).toBe(0);

    // Nothing of what they say shows before the end.
    for (const { page } of [first, second, ...others])
      for (const { project } of (await latest(page, groupId)).duties)
        await post(page, `/api/projects/${project.id}/feedback`, {
          rating: 4,
          comment: `I closed the till and looked for the numbers: ${crypto.randomUUID()} ${crypto.randomUUID()}.`,
        });
    await visit(second.page, `/groups/${groupId}?view=rounds`);
    await expect(duties.getByText(say('circles.done'), { exact: true })).toHaveCount(circleRules.duties);
    const shown = async ({ page, projectId }: Maker) =>
      (await (await page.request.get(`${stage.web}/api/projects/${projectId}/feedback`)).json()).items.length;
    expect(await shown(first)).toBe(0);
    expect((await fetch(`${stage.mails}/end-circle?group=${groupId}`)).ok).toBe(true);
    await fetch(`${stage.mails}/release?project=${first.projectId}`);
    expect(await shown(first)).toBe(circleRules.duties);

    // The group reads how much came, and nothing by project.
    await visit(second.page, `/groups/${groupId}?view=rounds`);
    const count = circleRules.peopleMin * circleRules.duties;
    const sums = say('circles.closed_other', { people: circleRules.peopleMin, count }).split(':').at(-1);
    await expect(second.page.getByText(sums ?? '')).toBeVisible(soon);
    expect(await violations(second.page)).toEqual([]);
    expect(await overflow(second.page)).toBe(0);

    function entered(people: number): string {
      const few = language === 'fr' && people < 2;
      return say(few ? 'circles.entered_one' : 'circles.entered_other', { count: people });
    }
  });

  /** As many as it takes, none of them new, with a project each. */
  async function makers(browser: Browser, beginning: string): Promise<Maker[]> {
    const made: Maker[] = [];
    for (let index = 0; index < circleRules.peopleMin; index += 1) {
      const page = await (await browser.newContext({ viewport: size, baseURL: stage.web })).newPage();
      await remember(page, { language, theme });
      await becomeMember(page, { username: `${beginning}${index}`, name: `Maya ${index}`, language });
      made.push({ page, projectId: await postProject(page, { name: `Tidepool ${index}`, language }) });
    }
    await fetch(`${stage.mails}/grow-older?beginning=${beginning}`);
    return made;
  }
}

async function latest(page: Page, groupId: string): Promise<Circle> {
  return (await (await page.request.get(`${stage.web}/api/groups/${groupId}/circles`)).json()).items[0];
}
