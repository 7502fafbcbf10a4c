import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { stage } from './stage/addresses.ts';
import { mailsTo } from './stage/mails.ts';
import { becomeMember } from './stage/members.ts';
import { formOf, postProject } from './stage/projects.ts';
import { publishResponses } from './stage/publish-responses.ts';
import { scriptAddresses, scriptPayloads } from './stage/script-payloads.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, visit } from './stage/visit.ts';

const all = scriptPayloads.join('\n');
/** As many as fit into a field, beginning at one of them so that short fields differ. */
function asManyAsFit(length: number, from = 0): string {
  const turned = [...scriptPayloads.slice(from), ...scriptPayloads.slice(0, from)];
  let text = '';
  for (const payload of turned.map((one) => one.replaceAll(/\s+/g, ' ')))
    if (text.length + payload.length < length) text = `${text} ${payload}`.trim();
  return text;
}

test('no text that people write runs as a script, nor breaks the policy trying', async ({ browser }) => {
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(200);
  const names = { maker: `xss_maker_${thisTry()}`, tester: `xss_tester_${thisTry()}` };
  const maker = await watched(browser, names.maker);
  const tester = await watched(browser, names.tester);
  const projects = await writeEverywhere(maker.page, tester.page);
  const [first = '', ...others] = projects.map((id) => `/project/${id}`);
  for (const address of ['/explore', ...others, `/profile/${names.maker}`, '/your-projects', '/settings'])
    await maker.look(address);
  await maker.look(first, /^Reply to Tester \d+$/);
  for (const address of [`/profile/${names.tester}`, '/feed']) await tester.look(address);
  await tester.look(first, 'Messages with the maker');
  // Not because nothing was there to run.
  await expect(tester.page.getByText('scriptRan').first()).toBeVisible();

  // Whatever a field's length, all payloads at once, as if the server had let them through.
  await maker.page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.startsWith('application/json');
    const json = isJson && response.ok() ? await response.json().catch(orGone) : undefined;
    await route.fulfill({ response, ...(json && { json: poisoned(json) }) }).catch(orGone);
  });
  for (const address of ['/explore', `/profile/${names.tester}`, '/your-projects']) await maker.look(address);
  await maker.look(first, /^Reply to Tester \d+$/);
  expect([...maker.faults, ...tester.faults, ...(await mailFaults(browser))]).toEqual([]);
});

/** The page has gone on while this answer was on its way: nobody reads it. */
function orGone(error: unknown): undefined {
  if (!/disposed|closed|already handled/.test(String(error))) throw error;
}

test('a project leads nowhere but to the web', async ({ browser }) => {
  const { page } = await watched(browser, `xss_links_${thisTry()}`);
  for (const address of scriptAddresses) {
    for (const field of ['link', 'callToActionUrl']) {
      const data = { ...formOf({ name: 'A harbour of links', language: 'en' }), [field]: address };
      const answer = await page.request.post(`${stage.web}/api/projects`, { data });
      expect([answer.status(), (await answer.json()).error.fields], address).toEqual([400, [field]]);
    }
  }
});

interface Watched {
  page: Page;
  /** What ran, what the policy stopped, and links that would run when pressed. */
  faults: string[];
  /** `thread` is the button behind which the masked talk is. */
  look(address: string, thread?: string | RegExp): Promise<void>;
}

async function watched(browser: Browser, username: string): Promise<Watched> {
  const page = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  await remember(page, { language: 'en', theme: 'light' });
  // A person's name holds no address, which `window.scriptRan` looks like.
  await becomeMember(page, { username, name: asManyAsFit(60).replaceAll('window.', '') });
  watchDialogs(page, faults);
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  return {
    page,
    faults,
    async look(address, thread) {
      await visit(page, address);
      await page.waitForLoadState('networkidle');
      if (thread) {
        await page.getByRole('button', { name: thread }).click();
        const talk = page.getByRole('region', { name: 'Messages between maker and tester' });
        await expect(talk).toContainText('scriptRan');
      }
      faults.push(...(await page.evaluate(dangers)).map((danger) => `${address}: ${danger}`));
    },
  };
}

function watchDialogs(page: Page, faults: string[]): void {
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** What was written to the team, as whoever answers reads it: a page without any policy, as a careless mail program has. */
async function mailFaults(browser: Browser): Promise<string[]> {
  const [mail] = await mailsTo('team@firstlight.example', ({ text }) => text?.includes('scriptRan') ?? false);
  const page = await browser.newPage();
  const faults: string[] = [];
  watchDialogs(page, faults);
  await page.setContent(mail?.html ?? '', { waitUntil: 'networkidle' });
  await expect(page.getByText('scriptRan').first()).toBeVisible();
  return [...faults, ...(await page.evaluate(dangers)).map((danger) => `the mail to the team: ${danger}`)];
}

/** Runs in the page. */
function dangers(): string[] {
  const addressed = [...document.querySelectorAll('[href], [src], [action], [formaction], [data], [srcdoc]')];
  const addresses = addressed.flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'data', 'srcdoc'].map((name) => element.getAttribute(name) ?? ''),
  );
  const handled = [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );
  return [
    ...('scriptRan' in window ? ['it ran'] : []),
    ...addresses.filter((address) => /^\s*(?:javascript|vbscript|data:text|blob)/i.test(address)),
    ...handled,
  ];
}

/** Every field that people can fill, by the product's own operations. */
async function writeEverywhere(maker: Page, tester: Page): Promise<string[]> {
  const put = async (page: Page, method: 'post' | 'put' | 'patch', path: string, data: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await page.request[method](`${stage.web}/api${path}`, { data, headers });
    expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: string };
  };
  for (const page of [maker, tester])
    await put(page, 'patch', '/me/profile', { bio: asManyAsFit(300), location: asManyAsFit(80, 60) });
  const projects: string[] = [];
  for (const from of [0, 60, 90, 120]) {
    const name = asManyAsFit(100, from);
    const more = { tagline: asManyAsFit(140, from + 20), coverAlt: asManyAsFit(200, from) };
    const description = `${asManyAsFit(2400, from)}\n\n${all}`.slice(0, 4900);
    projects.push(await postProject(maker, { name, language: 'en', description, ...more }));
  }
  const [first, second] = projects;
  await put(maker, 'post', `/projects/${first}/comments`, { body: asManyAsFit(990, 40) });
  await put(tester, 'post', `/projects/${first}/comments`, { body: asManyAsFit(990, 120) });
  const given = await put(tester, 'post', `/projects/${first}/feedback`, {
    rating: 4,
    comment: asManyAsFit(3900, 30),
  });
  await publishResponses(first ?? '');
  for (const page of [maker, tester]) {
    const message = `/feedback/${given.id}/thread/messages/${randomUUID()}`;
    await put(page, 'put', message, { text: asManyAsFit(900, 80) });
  }
  await put(maker, 'put', `/feedback/${given.id}/mark`, {
    mark: 'not_helpful',
    reason: asManyAsFit(190, 70),
  });
  await put(tester, 'post', `/projects/${second}/skips`, { reason: 'other', note: asManyAsFit(139, 50) });
  for (const id of projects) await publishResponses(id);
  const message = all.slice(0, 4000);
  const contact = { topic: 'question', email: 'xss@example.org', message, language: 'en' };
  await put(tester, 'post', '/contact/messages', contact);
  return projects;
}

const texts = new Set([
  'name',
  'pitch',
  'tagline',
  'description',
  'comment',
  'body',
  'text',
  'note',
  'bio',
  'location',
  'alt',
  'markReason',
]);

function poisoned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return texts.has(key) ? all : value;
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner, name)]));
}
