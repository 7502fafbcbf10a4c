import { expect, it } from 'vitest';
import { heldOutParts } from '../../../../../prove/signals/held-out-parts.ts';
import { tunedParts } from '../../../../../prove/signals/tuned-parts.ts';
import { weighSignals } from './judge-signals.policy.ts';
import { textSignals } from './text-signals.policy.ts';

const alone = { isYoung: true, isOnOwnProject: false, otherAuthors: 0, ownCopies: 0, uses: [] };
const weightOf = (text: string) => weighSignals(textSignals(text, alone));
const byHand = [...tunedParts.byHand, ...heldOutParts.byHand];
const honest = byHand.filter(({ label }) => label === 'leave').map(({ text }) => text);
const scams = [tunedParts, heldOutParts].flatMap(({ scams: { en, fr } }) => [...en, ...fr]);
/** As a campaign fills them in; the figures of all 2,000 are kept by the proof. */
const filled = (text: string) =>
  text
    .replaceAll('{dollars}', () => '$4500')
    .replaceAll('{money}', '4500')
    .replaceAll('{phone}', '44 2079460018')
    .replaceAll('{handle}', 'easy_gains')
    .replaceAll('{domain}', 'easy-gains.example')
    .replaceAll(/\{\w+\}/g, 'special price');

it.each(honest)('holds nobody for “%s”', (text) => {
  expect(weightOf(text)).toBeLessThan(5);
});

it('holds a new account for four in five of the scams, by their text alone', () => {
  const held = scams.filter((text) => weightOf(filled(text)) >= 5);
  expect(held.length / scams.length).toBeGreaterThanOrEqual(0.8);
});
