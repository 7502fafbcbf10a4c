import type { JobContext } from '../../../../core/job.ts';
import { createMailLines } from '../../../../platform/mail/mail-line.ts';
import { makePerson, makeProject } from '../../../../testing/people/makers-and-testers.ts';
import { type LetterSink, type Refusal, startLetterSink } from '../../../../testing/servers/letter-sink.ts';
import type { World } from '../../../../testing/world.ts';
import { lookAtClock } from '../issue/look-at-clock.ts';
import { type MadeReader, makeReaders } from '../make-readers.testing.ts';
import { countDeliveries } from './deliveries.queries.ts';
import { sendSlice } from './send-slice.ts';

const minute = 60_000;
const sunday = new Date('2026-11-22T16:00:00.000Z').getTime();
/** One in so many has a mailbox that does not exist. */
const goneEach = 100;
const domains = ['gmail.com', 'outlook.com', 'yahoo.fr', 'free.fr', 'reader.example'];

export interface StormFigures {
  readers: number;
  gone: number;
  /** Readers with a mailbox who got no letter, or more than one. */
  withoutLetter: number;
  twice: number;
  /** Readers whom no row stands for, or one that says nothing final. */
  withoutState: number;
  /** Suppressed although their mailbox exists, or not although it does not. */
  wronglySuppressed: number;
  /** How long after its Sunday the last letter left. */
  lastMinute: number;
  state: string;
}

export interface Stage {
  ctx: JobContext;
  sink: LetterSink;
  readers: MadeReader[];
  isGone(email: string): boolean;
  close(): Promise<void>;
}

/** Four projects of that week, readers with all providers, and a mail server whose weather can be made. */
export async function setStage(world: World, count: number): Promise<Stage> {
  for (let made = 0; made < 4; made += 1)
    await makeProject(world, (await makePerson(world, `stormmaker${made}`)).id);
  await world.database.pool.query(
    'update project_stats set published_at = $1, feedback_count = 4, rating = 4000, listed = true',
    [new Date(sunday - 600 * minute)],
  );
  const { db, vault } = world.jobCtx;
  const readers = await makeReaders({ db: world.database.db, vault }, count, (nth) => domains[nth % 5] ?? '');
  const gone = new Set(readers.filter((_, nth) => nth % goneEach === 7).map(({ email }) => email));
  const sink = await startLetterSink();
  return {
    ctx: { ...world.jobCtx, db, openMailLine: createMailLines(sink.url) },
    sink,
    readers,
    isGone: (email) => gone.has(email),
    close: () => sink.stop(),
  };
}

/** What providers say at a minute after five: Google's put off for an hour, the others shut the door in gusts. */
function stormAt(after: number, email: string): Refusal | undefined {
  const domain = email.slice(email.indexOf('@') + 1);
  if (domain === 'gmail.com' && after < 60) return '450 4.2.1 try again later';
  const isGust = after < 4 || (after >= 20 && after < 26);
  if (domain === 'outlook.com' && isGust) return '421 4.7.0 too many connections';
  // Some of their letters come through.
  if (domain === 'free.fr' && isGust && /^[0-9a]/.test(email)) return '421 slow down';
  return undefined;
}

/** A letter through all of it, minute by minute of a clock that is moved, until nothing waits any more. */
export async function sendThroughStorms(world: World, stage: Stage): Promise<StormFigures> {
  const { ctx, sink, readers, isGone } = stage;
  let lastMinute = 0;
  let issue = 0;
  let state = '';
  for (let after = 0; after < 48 * 60 && state !== 'sent'; after += 1) {
    world.clock.now = new Date(sunday + after * minute);
    sink.weather = {
      atRecipient: (email) => (isGone(email) ? '550 5.1.1 no such user' : stormAt(after, email)),
    };
    world.happened.jobs.length = 0;
    const before = sink.taken();
    await lookAtClock(ctx);
    const jobs = world.happened.jobs.filter(({ name }) => name === 'newsletter.send-slice');
    for (const { payload } of jobs) {
      const { issue: number, slice } = payload as { issue: number; slice: number };
      issue = number;
      await sendSlice(ctx, number, slice);
    }
    if (sink.taken() > before) lastMinute = after;
    state = await stateOf(world, issue);
  }
  const got = (email: string) => sink.arrived.get(email) ?? 0;
  const real = readers.filter(({ email }) => !isGone(email));
  const suppressed = new Set(
    (
      await world.database.pool.query<{ id: string }>(
        `select id from newsletter_subscriptions join mail_suppressions using (email_index)
         where state = 'suppressed' and scope = 'newsletter' and reason = 'gone'`,
      )
    ).rows.map(({ id }) => id),
  );
  const { sent = 0, refused = 0 } = await countDeliveries(ctx.db, issue);
  return {
    readers: readers.length,
    gone: readers.length - real.length,
    withoutLetter: real.filter(({ email }) => got(email) === 0).length,
    twice: readers.filter(({ email }) => got(email) > 1).length,
    withoutState: readers.length - sent - refused,
    wronglySuppressed: readers.filter(({ id, email }) => suppressed.has(id) !== isGone(email)).length,
    lastMinute,
    state,
  };
}

async function stateOf(world: World, issue: number): Promise<string> {
  const { rows } = await world.database.pool.query<{ state: string }>(
    'select state from newsletter_issues where number = $1',
    [issue],
  );
  return rows[0]?.state ?? '';
}
