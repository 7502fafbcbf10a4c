import fc from 'fast-check';
import { expect, it } from 'vitest';
import { supportScene } from '../support-scene.testing.ts';
import { booked, histories, liveThrough } from './histories.testing.ts';

const numRuns = Number(process.env['HISTORIES'] ?? 10_000);
/** Each look asks for all events of the month: a fresh provider keeps that short. */
const each = 100;

it(`of ${numRuns} histories of a payment every ledger is what the provider booked`, async () => {
  for (let done = 0; done < numRuns; done += each) {
    const scene = await supportScene();
    await fc.assert(
      fc.asyncProperty(histories, (history) => liveThrough(scene, history)),
      { numRuns: Math.min(each, numRuns - done), seed: done + 1, endOnFailure: true },
    );
    expect(await scene.balances()).toEqual(booked(scene));
    await scene.close();
  }
});
