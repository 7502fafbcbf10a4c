import { describe, expect, it } from 'vitest';
import { resemblance, sketchOf } from './text-sketch.ts';

const alike = (one: string, other: string) => resemblance(sketchOf(one), sketchOf(other));

const text =
  'The split screen is clear at once, but I could not find where to correct a wrong amount once the day was closed.';

describe('a sketch', () => {
  it('knows its own text again, whatever case, accents and punctuation', () => {
    expect(alike(text, text.toUpperCase().replaceAll(',', ' … '))).toBe(1);
    expect(alike('Très réussi, bravo à toute l’équipe', 'tres reussi : bravo a toute l equipe')).toBe(1);
  });

  it('sees through a changed name and a new ending', () => {
    const template = (name: string) =>
      `Really great work on ${name}, the design is clean and the idea is useful. I would recommend it to my friends.`;
    expect(alike(template('Tidepool'), template('Nightjar'))).toBeGreaterThan(0.6);
    expect(alike(text, `${text} Otherwise fine.`)).toBeGreaterThan(0.7);
  });

  it('finds little in common between two texts of the same person about the same thing', () => {
    const other =
      'On my phone the split screen loads slowly, and the amounts jump around while I type, so that I lost one entry.';
    expect(alike(text, other)).toBeLessThan(0.25);
  });

  it('stays small and fits the column for the longest text', () => {
    const sketch = sketchOf('Où irait-on sans l’été ? '.repeat(160));
    expect(sketch.length).toBeLessThanOrEqual(64);
    expect(sketch.every((hash) => Number.isInteger(hash) && Math.abs(hash) <= 2 ** 31)).toBe(true);
  });

  it('of nothing but signs resembles nothing', () => {
    expect(alike('!!!!!!!!!!', '??????????')).toBe(0);
    expect(resemblance([], [])).toBe(0);
  });
});
