import fc from 'fast-check';
import { it } from 'vitest';
import { keepProof } from '../../../../../../prove/keep-figures.ts';
import { supportScene } from '../support-scene.testing.ts';
import { booked, histories, liveThrough } from './histories.testing.ts';

const numRuns = Number(process.env['HISTORIES'] ?? 10_000);
/** Each look asks for all events of the month: a fresh provider keeps that short. */
const each = 20;

it(`of ${numRuns} histories of a payment every ledger is what the provider booked`, async () => {
  let wrong = 0;
  let unbalanced = 0;
  let charges = 0;
  for (let done = 0; done < numRuns; done += each) {
    const scene = await supportScene();
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        await liveThrough(scene, history);
        const [ours, theirs] = [await scene.balances(), booked(scene)];
        wrong += Number(Object.keys(theirs).some((account) => ours[account] !== theirs[account]));
      }),
      { numRuns: Math.min(each, numRuns - done), seed: done + 1 },
    );
    charges += scene.standIn.till.kept.charges.size;
    const lopsided = await scene.query(
      'select from ledger_entries group by source_kind, source_id, entry having sum(cents) <> 0',
    );
    unbalanced += lopsided.length;
    await scene.close();
  }
  keepProof('support-histories', { histories: numRuns, charges }, [
    { what: 'histories after which the ledger differed', got: wrong, goal: 0, atMost: true },
    { what: 'entries that do not sum to nothing', got: unbalanced, goal: 0, atMost: true },
  ]);
});
