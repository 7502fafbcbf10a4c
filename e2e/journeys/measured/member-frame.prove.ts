import type { Browser, Page } from '@playwright/test';
import type { Goal } from '../../../bench/goals.ts';
import { keepProof } from '../../../prove/keep-figures.ts';
import { guestHeaderSeen, watchGuestHeader } from '../stage/guest-header.ts';
import { becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';

// Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms there and back.
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const sizes = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };
const loads = 20;

test('signed-in people never see the header of guests, and nothing on their pages jumps', async ({
  browser,
}) => {
  const maker = await (await browser.newContext()).newPage();
  const username = `framed_${thisTry()}`;
  await becomeMember(maker, { username });
  const projects: string[] = [];
  for (let n = 1; n <= 3; n += 1)
    projects.push(await postProject(maker, { name: `Fish number ${n}`, language: 'en' }));
  const addresses = [
    '/',
    '/dashboard',
    '/feed',
    '/explore',
    `/project/${projects[0]}`,
    '/groups',
    '/messages',
    `/profile/${username}`,
    '/settings/profile',
    '/contact',
  ];
  const cookies = await maker.context().cookies();
  const figures: Goal[] = [];
  for (const [width, viewport] of Object.entries(sizes)) {
    const visits: (Seen & { address: string })[] = [];
    for (let load = 0; load < loads; load += 1) {
      const address = addresses[load % addresses.length] ?? '/';
      visits.push({ address, ...(await measure(browser, { cookies, viewport, address })) });
    }
    figures.push(
      {
        what: `${width}: layout shift, largest of ${loads} loads`,
        got: Math.max(...visits.map(({ shift }) => shift)),
        goal: 0.02,
        atMost: true,
      },
      {
        what: `${width}: loads that showed the header of guests`,
        got: visits.filter(({ isGuest }) => isGuest).length,
        goal: 0,
        atMost: true,
      },
      {
        what: `${width}: loads without a member's navigation at the first paint`,
        got: visits.filter(({ hasFrame }) => !hasFrame).length,
        goal: 0,
        atMost: true,
      },
    );
  }
  keepProof('member-frame', { loads }, figures);
});

interface Seen {
  shift: number;
  isGuest: boolean;
  hasFrame: boolean;
  moved: string[];
}

interface Visit {
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
  viewport: { width: number; height: number };
  address: string;
}

/** One load with an empty cache. */
async function measure(browser: Browser, { cookies, viewport, address }: Visit): Promise<Seen> {
  const context = await browser.newContext({ viewport });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await watchGuestHeader(page);
  await page.addInitScript(() => {
    const seen = { shift: 0, hasFrame: false, moved: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver(() => {
      seen.hasFrame = document.querySelector('[data-frame=member] nav') !== null;
    }).observe({ type: 'paint' });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        seen.shift += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          seen.moved.push(
            `${value.toFixed(4)} ${element?.tagName} ${element?.className} ${element?.textContent?.slice(0, 40)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const isGuest = await guestHeaderSeen(page);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Omit<Seen, 'isGuest'>);
  await context.close();
  return { ...seen, isGuest };
}
