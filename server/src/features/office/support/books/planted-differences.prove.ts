import fc from 'fast-check';
import { it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { compareBooks } from '../support.jobs.ts';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';

const planted = Number(process.env['DIFFERENCES'] ?? 1_000);
const days = 25;
const chargesADay = 4;
const kinds = ['missing', 'extra', 'one cent more', 'one cent less'] as const;

/** Changes what the provider booked on a day, and says by how much; what it gives back undoes it. */
function plant(scene: SupportScene, day: number, kind: (typeof kinds)[number], nth: number) {
  const { movements } = scene.standIn.till.kept;
  const ofDay = movements.filter(({ created }) => Math.floor(created / 86_400) === day);
  const found = ofDay[nth % ofDay.length];
  if (!found) throw new Error('nothing was booked on this day');
  const { amount, net } = found;
  if (kind === 'missing') {
    const unknown = { ...found, id: `txn_${nth}`, source: `ch_${nth}` };
    movements.push(unknown);
    return { cents: Math.abs(net), undo: () => void movements.splice(movements.indexOf(unknown), 1) };
  }
  if (kind === 'extra') {
    const place = movements.indexOf(found);
    movements.splice(place, 1);
    return { cents: Math.abs(net), undo: () => void movements.splice(place, 0, found) };
  }
  found.amount += kind === 'one cent more' ? 1 : -1;
  const undo = () => {
    found.amount = amount;
  };
  return { cents: 1, undo };
}

it(`of ${planted} planted differences all are found the same night, to the cent, and none where there is none`, async () => {
  const scene = await supportScene();
  const first = Math.floor(scene.world.clock.now.getTime() / 86_400_000);
  for (let day = 0; day < days; day += 1) {
    for (let given = 0; given < chargesADay; given += 1) {
      const { sessionId } = await scene.begin({ cents: 100 + 37 * (day * chargesADay + given) });
      scene.standIn.till.pay(sessionId);
    }
    await scene.settle();
    scene.pass(1);
  }
  let found = 0;
  let done = 0;
  let invented = 0;
  const draw = fc.sample(fc.tuple(fc.constantFrom(...kinds), fc.nat(), fc.boolean()), {
    numRuns: planted * 3,
    seed: 112,
  });
  for (let next = 0; done < planted; ) {
    const plants = new Map<string, { cents: number; undo(): void }>();
    for (let day = first; day < first + days && done < planted; day += 1) {
      const [kind, nth, isUsed] = draw[next++ % draw.length] ?? ['extra', 0, true];
      if (!isUsed) continue;
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      plants.set(date, plant(scene, day, kind, nth));
      done += 1;
    }
    await scene.query('delete from ledger_checks');
    await compareBooks.run(scene.jobCtx, {});
    const checks = await scene.query<{ day: string; difference: number }>(
      `select to_char(day, 'YYYY-MM-DD') as day, difference from ledger_checks`,
    );
    for (const { day, difference } of checks) {
      const expected = plants.get(day)?.cents ?? 0;
      if (expected > 0 && difference === expected) found += 1;
      if (expected === 0 && difference !== 0) invented += 1;
    }
    for (const { undo } of plants.values()) undo();
  }
  await scene.close();
  keepProof('support-differences', { planted: done, days, charges: days * chargesADay }, [
    { what: 'found the same night', got: found, goal: done },
    { what: 'days said to differ that do not', got: invented, goal: 0, atMost: true },
  ]);
});
