import { seededRandom } from '@firstlight/contract/showcase/projects/seeded-random.ts';
import type { FastifyInstance } from 'fastify';
import { type LetterSink, startLetterSink } from '../../../../testing/servers/letter-sink.ts';
import { startMailServer } from '../../../../testing/servers/mail-server.ts';
import { unlimited, type World } from '../../../../testing/world.ts';
import { type MadeReader, makeReaders } from '../make-readers.testing.ts';
import { fillLetter, sendDueLetter } from '../send-due-letter.testing.ts';
import { linkToken } from '../subscription/link-token.ts';
import { mountUnsubscribe } from '../subscription/mount-unsubscribe.ts';
import { findSubscription } from '../subscription/subscriptions.queries.ts';

/** Whoever leaves may be among the hundred that are under way. */
const underWay = 100;

export interface DepartureFigures {
  readers: number;
  left: number;
  /** Who left before their letter and got none, and whose letter was among the hundred under way. */
  spared: number;
  underWay: number;
  /** Letters that left for somebody gone, after the hundred that were under way when the answer came. */
  tooLate: number;
  /** Who stayed and got no letter, and whoever got two. */
  wrong: number;
}

/** A letter is sent, and all the while readers leave by the address in its head, most of them shortly before their turn. */
export async function leaveWhileSending(
  world: World,
  { readers: count, leaving }: { readers: number; leaving: number },
): Promise<DepartureFigures> {
  const app = await appOf(world);
  const { vault } = world.jobCtx;
  const made = await makeReaders({ db: world.database.db, vault }, count);
  const inTurn = made.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const sink = await startLetterSink();
  try {
    const { order, leftAfter } = await sendAndLeave(world, app, sink, drawMoments(inTurn, leaving));
    return judge(inTurn, order, leftAfter);
  } finally {
    await sink.stop();
  }
}

async function appOf(world: World): Promise<FastifyInstance> {
  const app = await world.app(unlimited);
  mountUnsubscribe(app, { ctx: world.ctx, takeLimit: async () => undefined });
  return app;
}

/** Who leaves when so many letters have been taken: every second one within the next hundred and fifty, the others at any time before their turn. */
function drawMoments(inTurn: readonly MadeReader[], leaving: number): Map<number, MadeReader[]> {
  const moments = new Map<number, MadeReader[]>();
  const last = inTurn.length - 1;
  // So many letters leave in any case.
  const momentsMost = inTurn.length - leaving;
  const drawn = new Set<number>();
  const random = seededRandom('departures');
  for (let tries = 0; drawn.size < leaving && tries < 20 * leaving; tries += 1) {
    const moment = Math.floor(random() * momentsMost);
    const ahead = drawn.size % 2 === 0 ? 150 : last - moment;
    const turn = Math.min(last, moment + 1 + Math.floor(random() * ahead));
    const reader = inTurn[turn];
    if (!reader || drawn.has(turn)) continue;
    drawn.add(turn);
    moments.set(moment, [...(moments.get(moment) ?? []), reader]);
  }
  return moments;
}

async function sendAndLeave(
  world: World,
  app: FastifyInstance,
  sink: LetterSink,
  moments: ReadonlyMap<number, readonly MadeReader[]>,
): Promise<{ order: string[]; leftAfter: Map<string, number> }> {
  const order: string[] = [];
  /** So many letters had been taken when they were told that they have left. */
  const leftAfter = new Map<string, number>();
  const answers: Promise<void>[] = [];
  const leave = async ({ id, email }: MadeReader) => {
    const url = `/unsubscribe/${linkToken(world.ctx.vault, 'leave', { id, tokenVersion: 0 })}`;
    const { statusCode } = await app.inject({ method: 'POST', url });
    if (statusCode !== 200) throw new Error(`leaving was answered by ${statusCode}`);
    leftAfter.set(email, order.length);
  };
  sink.weather = {
    atMessage(address) {
      for (const reader of moments.get(order.length) ?? []) answers.push(leave(reader));
      order.push(address);
      return undefined;
    },
  };
  await fillLetter(world);
  await sendDueLetter(world, sink.url);
  await Promise.all(answers);
  return { order, leftAfter };
}

function judge(
  readers: readonly MadeReader[],
  order: readonly string[],
  leftAfter: ReadonlyMap<string, number>,
): DepartureFigures {
  const takenAt = new Map(order.map((email, index) => [email, index]));
  const letters = new Map<string, number>();
  for (const email of order) letters.set(email, (letters.get(email) ?? 0) + 1);
  const figures = {
    readers: readers.length,
    left: leftAfter.size,
    spared: 0,
    underWay: 0,
    tooLate: 0,
    wrong: 0,
  };
  for (const { email } of readers) {
    const [left, taken, got = 0] = [leftAfter.get(email), takenAt.get(email), letters.get(email)];
    if (got > 1 || (left === undefined && got === 0)) figures.wrong += 1;
    else if (left === undefined) continue;
    else if (taken === undefined) figures.spared += 1;
    else if (taken >= left + underWay) figures.tooLate += 1;
    else if (taken >= left) figures.underWay += 1;
  }
  return figures;
}

/** Each address of ours in a letter and in its head, looked at so often by GET and by HEAD, as programs do that look for harm. */
export async function lookAtLinks(
  world: World,
  visits: number,
): Promise<{ links: number; isStillReader: boolean }> {
  const app = await appOf(world);
  const server = await startMailServer();
  const [reader] = await makeReaders({ db: world.database.db, vault: world.jobCtx.vault }, 1);
  await fillLetter(world);
  await sendDueLetter(world, server.url);
  await server.stop();
  const mail = server.received[0]?.mail;
  const printed = [mail?.html, mail?.text, ...(mail?.headers ?? []).map(({ value }) => value)].join(' ');
  const links = new Set(
    [...printed.matchAll(/https:\/\/firstlight\.example(\/[^\s"<>]*)/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    ),
  );
  for (const url of links)
    for (let visit = 0; visit < visits; visit += 1)
      for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url });
  const row = await findSubscription(world.ctx.db, reader?.id ?? '');
  return { links: links.size, isStillReader: row?.state === 'confirmed' };
}
