import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SupportScene, supportScene } from '../support-scene.testing.ts';
import { booked, histories, liveThrough } from './histories.testing.ts';

let scene: SupportScene;
beforeAll(async () => {
  scene = await supportScene();
});
afterAll(() => scene.close());

it('the ledger is what the provider booked, to the cent, however the events of a history come', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await liveThrough(scene, history);
      expect(await scene.balances()).toEqual(booked(scene));
    }),
    { numRuns: 40, seed: 112, endOnFailure: true },
  );
  const unbalanced = await scene.query(
    'select from ledger_entries group by source_kind, source_id, entry having sum(cents) <> 0',
  );
  expect(unbalanced).toEqual([]);
  expect(await scene.query('select from ledger_checks where difference <> 0')).toEqual([]);
});

it('the ledger takes nothing that does not sum to zero, and lets nothing be changed', async () => {
  const one = `insert into ledger_entries (source_kind, source_id, entry, account, cents, at)
    values ('charge', 'ch_half', 'received', 'provider', 5, now())`;
  await expect(scene.query(one)).rejects.toThrow('does not sum to zero');
  await expect(scene.query('update ledger_entries set cents = cents + 1')).rejects.toThrow('stays');
});
