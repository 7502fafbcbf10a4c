import { describe, expect, it } from 'vitest';
import { isNearCopyOf, likeness, signatureOf } from './text-signature.ts';

const of = (text: string) => {
  const signature = signatureOf(text);
  if (!signature) throw new Error('too short');
  return signature;
};
const template = (hello: string, number: string, deal: string) =>
  `${hello}, great project! For cheap web hosting with unlimited traffic have a look at https://host.example/${number}, ${deal}.`;

describe('a signature', () => {
  it('knows a text again whose greeting, address and price are others', () => {
    const [one, other] = [
      of(template('Hello', '17', 'special price')),
      of(template('Hi there', '94', 'limited offer')),
    ];
    expect(isNearCopyOf(one.minima, other.minima)).toBe(true);
    expect(one.bands.some((band) => other.bands.includes(band))).toBe(true);
  });

  it('is the same whatever case, accents, numbers and links', () => {
    const one = of(
      'Très réussi, bravo à toute l’équipe, la version 2 est bien plus claire https://a.example',
    );
    const other = of(
      'TRES REUSSI BRAVO A TOUTE L EQUIPE LA VERSION 9 EST BIEN PLUS CLAIRE https://b.example/c',
    );
    expect(likeness(one.minima, other.minima)).toBe(1);
  });

  it('tells two honest texts apart', () => {
    const one = of(
      'The split screen is clear at once, but I could not find where to correct a wrong amount.',
    );
    const other = of(
      'On my phone it loads slowly, and the amounts jump around while I type, so that I lost one.',
    );
    expect(isNearCopyOf(one.minima, other.minima)).toBe(false);
    expect(likeness(one.minima, other.minima)).toBeLessThan(0.2);
  });

  it('is not made of what many say in the same few words', () => {
    expect(signatureOf('Nice work, congrats on the launch!')).toBeUndefined();
    expect(signatureOf('a'.repeat(39))).toBeUndefined();
    expect(signatureOf('a'.repeat(40))).toBeDefined();
  });

  it('has 64 minima in 16 bands, all of which fit the column', () => {
    const { minima, bands } = of('Où irait-on sans l’été ? '.repeat(40));
    expect([minima.length, bands.length]).toEqual([64, 16]);
    expect(
      [...minima, ...bands].every((value) => Number.isInteger(value) && Math.abs(value) <= 2 ** 31),
    ).toBe(true);
  });

  it('has bands of their own places: the same minima elsewhere are no match', () => {
    const { bands } = of('A text that is long enough to be told from all the others here.');
    expect(new Set(bands).size).toBe(16);
  });
});
