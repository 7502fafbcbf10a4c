import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { makePerson, makeProject } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { newsletterJobs } from '../newsletter.jobs.ts';
import { lookAtClock } from './look-at-clock.ts';

/** What one look at the clock costs when readers are many. Nothing is sent: their addresses are no addresses. */
const readers = Number(process.env['READERS'] ?? 1_000_000);
const sunday = new Date('2026-11-22T16:00:00.000Z');
const minutes = (count: number) => new Date(sunday.getTime() + count * 60_000);

let world: World;
/** What fills the tables may take its time; the product's own statements may not. */
async function run(text: string, values: unknown[] = []) {
  const client = await world.database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await client.query(text, values);
  } finally {
    await client.query('reset statement_timeout');
    client.release();
  }
}
beforeAll(async () => {
  world = await testWorld();
  for (let made = 0; made < 4; made += 1)
    await makeProject(world, (await makePerson(world, `millionmaker${made}`)).id);
  await run('update project_stats set published_at = $1, feedback_count = 4, rating = 4000, listed = true', [
    minutes(-600),
  ]);
  await run(
    `insert into newsletter_subscriptions (id, email, email_index, state, frequency, interests, language, lane, asked_at, confirmed_at)
       select gen_random_uuid(), '', sha256(int4send(n)), 'confirmed', 'weekly', n % 97, 'en',
         (array['google', 'google', 'microsoft', 'yahoo', 'other'])[1 + n % 5]::mail_lane, now(), now()
       from generate_series(1, $1::int) n`,
    [readers],
  );
  await run('vacuum analyze');
});
afterAll(() => world.close());

it('a letter to a million is frozen within a minute, and the clock is looked at in time when most of it was put off', async () => {
  const freeze = await timed(0);
  const quiet = await timed(1);
  // As a provider with two fifths of the readers leaves it who puts everything off.
  for (const lane of ['google', 'microsoft', 'yahoo', 'other'])
    await run(
      `insert into newsletter_deliveries (issue, subscription_id, state, noted_at)
       select (select max(number) from newsletter_issues), id, $2::delivery_state, $1 from newsletter_subscriptions where lane = $3::mail_lane`,
      [minutes(2), lane === 'google' ? 'deferred' : 'sent', lane],
    );
  await run('update newsletter_slices set done_at = $1, touched_at = $1', [minutes(3)]);
  await run('vacuum analyze');
  world.happened.jobs.length = 0;
  const putOff = await timed(8);
  const asked = world.happened.jobs.length;
  const closing = await timed(48 * 60 + 1);
  const forget = newsletterJobs.find(({ name }) => name === 'newsletter.forget-subscriptions');
  world.clock.now = minutes(100 * 24 * 60);
  const begun = performance.now();
  await forget?.run(world.jobCtx, {});
  const forgetting = (performance.now() - begun) / 1000;
  const left = Number((await run('select count(*) from newsletter_deliveries')).rows[0]?.count);
  keepProof('newsletter-million', { readers, stretchesAskedForAgain: asked }, [
    { what: 'seconds to freeze', got: freeze, goal: 60, atMost: true },
    { what: 'seconds of a look while it is sent', got: quiet, goal: 5, atMost: true },
    { what: 'seconds of a look, 40 % put off', got: putOff, goal: 5, atMost: true },
    { what: 'stretches asked for again in it', got: asked, goal: 1 },
    { what: 'minutes to close it as late', got: closing / 60, goal: 60, atMost: true },
    { what: 'seconds to forget who was written to', got: forgetting, goal: 60, atMost: true },
    { what: 'rows left of it', got: left, goal: 0, atMost: true },
  ]);
});

async function timed(minute: number): Promise<number> {
  world.clock.now = minutes(minute);
  const begun = performance.now();
  await lookAtClock(world.jobCtx);
  return (performance.now() - begun) / 1000;
}
