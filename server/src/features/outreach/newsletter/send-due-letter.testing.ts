import { createMailLines } from '../../../platform/mail/mail-line.ts';
import { makePerson, makeProject } from '../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../testing/world.ts';
import { lookAtClock } from './issue/look-at-clock.ts';
import { sendSlice } from './send/send-slice.ts';

export const letterSunday = new Date('2026-11-22T16:00:00.000Z');

/** Whatever is listed may stand in that Sunday's letter, and with four projects more there is enough for one. */
export async function fillLetter(world: World): Promise<void> {
  for (let made = 0; made < 4; made += 1)
    await makeProject(world, (await makePerson(world, `lettermaker${made}`)).id);
  await world.database.pool.query(
    'update project_stats set published_at = $1, feedback_count = 4, rating = 4000, listed = true',
    [new Date(letterSunday.getTime() - 10 * 3_600_000)],
  );
}

/** That Sunday's letter to whoever reads it by then. */
export async function sendDueLetter(world: World, mailServerUrl: string): Promise<void> {
  world.clock.now = letterSunday;
  await sendWhatIsDue(world, mailServerUrl);
}

/** Looks at the clock, and sends what that asks for, one stretch after the other. */
export async function sendWhatIsDue(world: World, mailServerUrl: string): Promise<void> {
  const { db } = world.database;
  const ctx = { ...world.jobCtx, db, openMailLine: createMailLines(mailServerUrl) };
  world.happened.jobs.length = 0;
  await lookAtClock(ctx);
  for (const { name, payload } of [...world.happened.jobs]) {
    const { issue, slice } = payload as { issue: number; slice: number };
    if (name === 'newsletter.send-slice') await sendSlice(ctx, issue, slice);
  }
}
