import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { coverColours, skyHours } from './cover-colours.ts';
import { coverFigures } from './cover-figures.ts';
import { generatedCover, initialOf } from './generated-cover.ts';

const ids = Array.from(
  { length: 400 },
  (_, one) => `00000000-0000-4000-8000-${String(one).padStart(12, '0')}`,
);
const cover = (id: string) => generatedCover({ id, name: 'Dry Run', categories: ['ai', 'education'] });
const letterAt = (id: string) => cover(id).foreground.find(({ kind }) => kind === 'letter');

test('the same project has the same cover every time it is drawn', () => {
  expect(cover('tidepool')).toEqual(cover('tidepool'));
});

test('covers differ by the id: four hours, three places for the letter, and each of its categories', () => {
  const covers = ids.map(cover);
  expect(new Set(covers.map(({ hour }) => hour)).size).toBe(4);
  expect(new Set(ids.map((id) => (letterAt(id) as { x: number }).x))).toEqual(new Set([240, 600, 960]));
  expect(new Set(covers.map(({ stops }) => JSON.stringify(stops))).size).toBe(8);
});

test('the letter stands on the horizon, and nothing in the sky reaches beyond its edges', () => {
  for (const id of ids) {
    const { horizon, width, heavens } = cover(id);
    expect(letterAt(id)).toMatchObject({ y: horizon, text: 'D' });
    for (const part of heavens) {
      if (part.kind !== 'disc') continue;
      expect(part.x).toBeGreaterThanOrEqual(0);
      expect(part.x).toBeLessThanOrEqual(width);
      expect(part.y - part.radius).toBeLessThan(horizon);
    }
  }
});

test('a thumbnail has its letter in the middle and no figure, a share card leaves the letter to its words', () => {
  const project = { id: 'loop', name: 'Loop', categories: ['health'] as const };
  const thumbnail = generatedCover(project, 'thumbnail');
  expect(thumbnail.foreground).toContainEqual(expect.objectContaining({ kind: 'letter', x: 320, text: 'L' }));
  expect(thumbnail.heavens.some(({ kind }) => kind === 'line')).toBe(false);
  const card = generatedCover(project, 'card');
  expect(card.foreground.some(({ kind }) => kind === 'letter')).toBe(false);
  expect(card.hour).toBe(thumbnail.hour);
});

test('the initial is the first letter or digit of a name, whatever stands before it', () => {
  expect(initialOf('leftover Atlas')).toBe('L');
  expect(initialOf('« élan »')).toBe('É');
  expect(initialOf('3D prints')).toBe('3');
  expect(initialOf('🌅 Aube')).toBe('A');
  expect(initialOf('🌅')).toBe('🌅');
  expect(initialOf('ßeta')).toBe('S');
});

test('in every sky the letter stands out from the horizon, and the ground is darker than the sky above it', () => {
  for (const category of categories) {
    for (const hour of skyHours) {
      const { stops, ground, letter } = coverColours(category, hour);
      const low = stops.at(-1)?.[1] ?? '';
      expect(contrast(letter, low), `${category} at ${hour}`).toBeGreaterThan(hour === 'night' ? 2.2 : 6);
      expect(luminance(ground), `${category} at ${hour}`).toBeLessThan(luminance(low));
    }
  }
});

test('every line of a figure joins stars that are there', () => {
  for (const { stars, lines } of Object.values(coverFigures)) {
    for (const star of lines.flat()) expect(stars[star]).toBeDefined();
  }
});

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
