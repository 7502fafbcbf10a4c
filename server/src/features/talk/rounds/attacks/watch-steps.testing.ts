import { randomInt } from 'node:crypto';
import { makeProject } from '../../../../testing/people/makers-and-testers.ts';
import type { World } from '../../../../testing/world.ts';
import type { RoundPeople } from '../rounds.testing.ts';
import { stayIn } from './watch-rounds.testing.ts';

const [hour, day] = [3_600_000, 86_400_000];
const lasts = 7;
/** Of whom one gives something, beside four accounts of the maker's. */
const stepSuspects = 8;

export interface WatchedStep {
  author: number;
  /** Of each suspect, what they did under their names in the group while the round was open. */
  seenAt: number[][];
  writtenAt: number;
  /** When the step moved, or the end of the round. */
  movedAt: number;
}

/**
 * A maker whose own accounts give four notes at once, and who then waits for the fifth: what the group is told of a round that is
 * open moves with it. Two visits a week for each member, and the one who writes is seen in the group within the hour.
 */
export async function watchSteps(world: World, people: RoundPeople, rounds: number): Promise<WatchedStep[]> {
  const scene = await people.scene(stepSuspects + 4);
  const [suspects, own] = [scene.testers.slice(0, stepSuspects), scene.testers.slice(stepSuspects)];
  const watched: WatchedStep[] = [];
  for (let count = 0; count < rounds; count += 1) {
    await stayIn(world);
    const projectId = await makeProject(world, scene.maker.id);
    await people.ask(scene.maker, 'PUT', `/api/groups/${scene.group.id}/projects/${projectId}`);
    const round = await people.open({ ...scene, projectId }, lasts);
    for (const who of own) await people.give(who, projectId);
    const from = world.clock.now.getTime();
    const end = Date.parse(round.closesAt ?? '');
    const author = randomInt(stepSuspects);
    const writtenAt = randomInt(from, end - day);
    const seenAt = suspects.map((_, index) => [
      randomInt(from, end),
      index === author ? writtenAt + randomInt(-hour, hour) : randomInt(from, end),
    ]);
    const who = suspects[author];
    world.clock.now = new Date(writtenAt);
    if (who) await people.give(who, projectId);
    const movedAt = await momentOfStep(world, round.id);
    await people.at(movedAt);
    const [open] = await people.list(scene.maker, scene.group.id);
    if (movedAt < new Date(end) && open?.responsesFrom !== 5) throw new Error('the step did not move');
    watched.push({ author, seenAt, writtenAt, movedAt: movedAt.getTime() });
    await people.at(new Date(end));
  }
  return watched;
}

/** To the quarter, as somebody sees it who looks all the time. */
async function momentOfStep({ database: { pool } }: World, roundId: string): Promise<Date> {
  const { rows } = await pool.query(
    'select max(counts_from) as at from hidden.pending_feedback where round_id = $1',
    [roundId],
  );
  return rows[0].at;
}

const waysOfSteps: Record<string, (seen: readonly number[], movedAt: number) => number> = {
  'whoever was seen last before it moved': (seen, at) => Math.max(...seen.filter((one) => one <= at), 0),
  'whoever was seen most in the day before it moved': (seen, at) =>
    seen.filter((one) => one <= at && one > at - day).length,
  'whoever was seen most in the three days before it moved': (seen, at) =>
    seen.filter((one) => one <= at && one > at - 3 * day).length,
  'whoever was seen first': (seen) => -Math.min(...seen),
  'whoever was seen most': (seen, at) => seen.filter((one) => one <= at).length,
};

/** How often each way to guess is right, times chance. Of several as likely one is as good as the other. */
export function attackSteps(watched: readonly WatchedStep[]): { way: string; times: number }[] {
  return Object.entries(waysOfSteps).map(([way, weigh]) => {
    const right = watched.map(({ author, seenAt, movedAt }) => {
      const weights = seenAt.map((seen) => weigh(seen, movedAt));
      const best = Math.max(...weights);
      return weights[author] === best ? 1 / weights.filter((one) => one === best).length : 0;
    });
    const share = right.reduce((sum, one) => sum + one, 0) / watched.length;
    return { way, times: share * stepSuspects };
  });
}

/** As it would be if each note counted within a day, as one that is held shows within a day. */
export const countedWithinDay = (watched: readonly WatchedStep[]): WatchedStep[] =>
  watched.map((one) => ({ ...one, movedAt: one.writtenAt + randomInt(hour, day) }));
