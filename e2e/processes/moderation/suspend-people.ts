import { performance } from 'node:perf_hooks';
import { pushCanary } from '../harness/live.ts';
import { type OpenPage, openPage, projectTopic } from '../harness/live-page.ts';
import { pause } from '../harness/pause.ts';
import { until } from '../harness/until.ts';
import type { ApiProcess } from '../harness/world.ts';
import { type Court, type Reported, restrict } from './court.ts';

export interface SuspensionFigures {
  pages: number;
  /** Pages that heard a push before: one that never hears anything would prove nothing. */
  reached: number;
  /** From the answer to the admin until each page was closed, in order; 0 for those closed before it. */
  sinceAnswer: number[];
  /** The same from when the admin sent the decision. */
  sinceSent: number[];
  /** Pages that were still open in the end. */
  left: number;
  /** Pushes that were heard though they were rung more than a second after the answer. */
  heardLate: number;
  /** People whom the door took for themselves again. */
  letInAgain: number;
}

interface Watched extends Reported {
  pages: WatchedPage[];
  sentAt: number;
  answeredAt: number;
}

interface WatchedPage extends OpenPage {
  at: ApiProcess;
  closedAt: number;
}

const atOnce = 10;
const ringEveryMs = 150;
const ringForMs = 1_500;

/** Each has three pages open, spread over both processes, and is suspended by an admin while it goes on ringing for them. */
export async function suspendPeople(court: Court, count: number): Promise<SuspensionFigures> {
  const people: Watched[] = [];
  await inLanes(count, async (index) => {
    const found = await court.reported();
    const pages = await openPages(court, found, index);
    people.push({ ...found, pages, sentAt: 0, answeredAt: 0 });
  });
  const pages = people.flatMap((one) => one.pages);
  for (const one of people) await pushCanary(court.apis[0].url, topicOf(one), before);
  await until('all pages to be reached', () => pages.every((page) => marksOf(page).includes(before)));

  const letIn: boolean[] = [];
  await inLanes(count, async (index) => {
    const one = people[index] as Watched;
    one.sentAt = performance.now();
    const { status, text } = await court.decideAnew(one, restrict);
    if (status !== 200) throw new Error(`deciding answered ${status}: ${text}`);
    one.answeredAt = performance.now();
    await ringOn(court, one, index);
    letIn.push(await mayFollowAsThemselves(court, one));
  });
  await pushCanary(court.apis[0].url, projectTopic(court.projectId), Math.round(performance.now()));
  await pause(500);

  const since = (from: 'sentAt' | 'answeredAt') =>
    people
      .flatMap((one) => one.pages.map(({ closedAt }) => Math.max(0, closedAt - one[from])))
      .toSorted((one, other) => one - other);
  const figures = {
    pages: pages.length,
    reached: pages.filter((page) => marksOf(page).includes(before)).length,
    sinceAnswer: since('answeredAt'),
    sinceSent: since('sentAt'),
    left: pages.filter(({ socket }) => socket.connected).length,
    heardLate: people.flatMap((one) =>
      one.pages.flatMap((page) => marksOf(page).filter((mark) => mark > one.answeredAt + 1_000)),
    ).length,
    letInAgain: letIn.filter(Boolean).length,
  };
  for (const { socket } of pages) socket.close();
  return figures;
}

/** Marks are moments at which it was rung; this one is rung before anything is decided. */
const before = 0;

const topicOf = ({ author }: Reported) => `me:${author.id}`;

function marksOf({ heard }: OpenPage): number[] {
  return heard.flatMap(([event, payload]) =>
    event === 'test.canary' ? [(payload as { mark: number }).mark] : [],
  );
}

async function openPages(
  { apis, projectId }: Court,
  { author }: Reported,
  index: number,
): Promise<WatchedPage[]> {
  const [one, other] = index % 2 ? apis : apis.toReversed();
  return Promise.all(
    [one, other, other].map(async (at) => {
      if (!at) throw new Error('no process is there');
      const page: WatchedPage = { ...openPage(at, author.cookie), at, closedAt: Number.POSITIVE_INFINITY };
      page.socket.on('disconnect', () => {
        page.closedAt = performance.now();
      });
      const { refused } = await page.follow(['me', projectTopic(projectId)]);
      if (refused.length > 0) throw new Error(`may not follow ${refused.join()}`);
      return page;
    }),
  );
}

/** From both processes in turn, at what is theirs alone. */
async function ringOn({ apis }: Court, one: Watched, index: number): Promise<void> {
  for (let nth = index; performance.now() < one.answeredAt + ringForMs; nth++) {
    const { url } = apis[nth % 2] as ApiProcess;
    await pushCanary(url, topicOf(one), Math.round(performance.now()));
    await pause(ringEveryMs);
  }
}

async function mayFollowAsThemselves({ apis }: Court, { author }: Reported): Promise<boolean> {
  const page = openPage(apis[0], author.cookie);
  const { granted } = await page.follow(['me']);
  page.socket.close();
  return granted.length > 0;
}

/** Does it for each number, so many at once. */
async function inLanes(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) await act(index);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
