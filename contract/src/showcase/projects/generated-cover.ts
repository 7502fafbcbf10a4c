import type { Category } from './categories.ts';
import { coverColours, type SkyColours, type SkyHour, skyHours } from './cover-colours.ts';
import { coverFigures } from './cover-figures.ts';
import { seededRandom } from './seeded-random.ts';

/** What a cover is made from: nothing that others do to a project changes it. */
export interface Covered {
  id: string;
  name: string;
  categories: readonly Category[];
}

/** `wide` has all of it; `thumbnail` only the letter and its light; `card` leaves the letter out, for words. */
export type CoverShape = 'wide' | 'thumbnail' | 'card';

/** One thing to draw. A letter stands on its baseline, centred; a light without a moon is a sun. */
export type CoverPart =
  | { kind: 'disc'; x: number; y: number; radius: number; colour: string; opacity: number }
  | { kind: 'line'; path: string; colour: string; opacity: number; width: number }
  | { kind: 'area'; path: string; colour: string }
  | { kind: 'letter'; x: number; y: number; size: number; colour: string; text: string };

export interface GeneratedCover extends SkyColours {
  width: number;
  height: number;
  hour: SkyHour;
  /** Where the ground begins. */
  horizon: number;
  /** In the order in which they cover each other; the ground comes after those that it may hide. */
  heavens: CoverPart[];
  /** What stands on the ground or lies in it. */
  foreground: CoverPart[];
}

const sizes: Record<CoverShape, { width: number; height: number }> = {
  wide: { width: 1200, height: 630 },
  thumbnail: { width: 640, height: 480 },
  card: { width: 1200, height: 630 },
};
const inks = { sun: '#ff8534', highSun: '#ffb066', moon: '#fdf0e2', star: '#ffffff', edge: '#f2c48d' };
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const thirds = [0.2, 0.5, 0.8] as const;

/** A sky of the project's own: the same for the same project, wherever it is drawn. */
export function generatedCover(project: Covered, shape: CoverShape = 'wide'): GeneratedCover {
  const random = seededRandom(project.id);
  const pick = <Item>(items: readonly Item[], otherwise: Item) =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  const hour = pick(skyHours, 'dawn');
  const category = pick(project.categories, 'other');
  const order = pick(orders, orders[0]);
  const { width, height } = sizes[shape];
  const horizon = Math.round(height * 0.8);
  const colours = coverColours(category, hour);
  const at = placesOf(shape, order, width);
  // On a card the first line of words is above it.
  const high = height * (shape === 'card' ? 0.42 : 0.3);
  const place: Place = { width, height, horizon, high, hour, random };
  const size = Math.round(height * 0.74);
  const text = initialOf(project.name);
  return {
    width,
    height,
    hour,
    horizon,
    ...colours,
    heavens: [
      ...dust(place),
      ...light(place, at.light, colours),
      ...(shape === 'thumbnail' ? [] : figure(place, at.figure, category)),
    ],
    foreground: [
      { kind: 'line', path: plateEdge(width, height, horizon), colour: inks.edge, opacity: 0.55, width: 2 },
      ...(shape === 'card'
        ? []
        : [{ kind: 'letter' as const, x: at.letter, y: horizon, size, colour: colours.letter, text }]),
    ],
  };
}

interface Place {
  width: number;
  height: number;
  horizon: number;
  /** How high a sun stands by day, and the moon at night. */
  high: number;
  hour: SkyHour;
  random: () => number;
}

/** On a card the words stand at the left, so its light and its figure keep to the right. */
function placesOf(shape: CoverShape, order: (typeof orders)[number], width: number) {
  if (shape === 'card') return { letter: 0, light: width * 0.86, figure: width * 0.64 };
  const [letter, lit, drawn] = order.map((third) => Math.round((thirds[third] ?? 0.5) * width)) as [
    number,
    number,
    number,
  ];
  if (shape === 'wide') return { letter, light: lit, figure: drawn };
  return { letter: width / 2, light: order[1] > order[2] ? width * 0.84 : width * 0.16, figure: 0 };
}

/** The first letter or digit, in capitals; a name without any shows its first sign. */
export function initialOf(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? [...name.trim()][0] ?? '·';
  return [...first.toUpperCase()][0] ?? first;
}

/** Low and half sunk at dawn and at dusk, high and pale by day; at night there is a crescent instead. */
function light({ height, horizon, high, hour }: Place, x: number, { stops }: SkyColours): CoverPart[] {
  const disc = (y: number, radius: number, colour: string, opacity = 1): CoverPart => ({
    kind: 'disc',
    x,
    y: Math.round(y),
    radius: Math.round(radius),
    colour,
    opacity,
  });
  if (hour === 'night') return crescent(x, high, height * 0.085);
  if (hour === 'day') {
    const glow = stops.at(-1)?.[1] ?? inks.star;
    return [disc(high, height * 0.19, glow, 0.45), disc(high, height * 0.125, inks.highSun)];
  }
  const low = hour === 'dawn' ? horizon : horizon + height * 0.06;
  const radius = hour === 'dawn' ? height * 0.2 : height * 0.24;
  return [disc(low, radius * 1.3, inks.sun, 0.28), disc(low, radius, inks.sun)];
}

function crescent(x: number, y: number, radius: number): CoverPart[] {
  const r = Math.round(radius);
  const inner = Math.round(radius * 0.92);
  const path = `M${Math.round(x)} ${Math.round(y - r)}a${r} ${r} 0 1 0 ${r} ${Math.round(r * 1.3)}a${inner} ${inner} 0 0 1 ${-r} ${Math.round(-r * 1.3)}z`;
  return [{ kind: 'area', path, colour: inks.moon }];
}

/** By day no star is seen; the figure stays, as on a map of the sky. */
function dust({ width, horizon, hour, random }: Place): CoverPart[] {
  if (hour === 'day') return [];
  const reach = hour === 'night' ? 0.75 : 0.3;
  return Array.from({ length: hour === 'night' ? 26 : 14 }, () => ({
    kind: 'disc',
    x: Math.round(random() * width),
    y: Math.round(random() * horizon * reach),
    radius: 1.5 + Math.round(random() * 10) / 10,
    colour: inks.star,
    opacity: 0.6,
  }));
}

function figure({ height, random }: Place, centre: number, category: Category): CoverPart[] {
  const { stars, lines } = coverFigures[category];
  const box = { width: height * 0.52, height: height * 0.36, top: height * 0.13 };
  const points = stars.map(([x, y]) => ({
    x: Math.round(centre + (x / 100 - 0.5) * box.width),
    y: Math.round(box.top + (y / 100) * box.height),
  }));
  const path = lines
    .map((line) => `M${line.map((star) => `${points[star]?.x} ${points[star]?.y}`).join('L')}`)
    .join('');
  return [
    { kind: 'line', path, colour: inks.star, opacity: 0.55, width: 3 },
    ...points.map(
      ({ x, y }): CoverPart => ({
        kind: 'disc',
        x,
        y,
        radius: 6 + Math.round(random() * 4),
        colour: inks.star,
        opacity: 1,
      }),
    ),
  ];
}

/** The horizon with the ticks of a photographic plate, every fifth one longer. */
function plateEdge(width: number, height: number, horizon: number): string {
  const step = height / 15;
  const ticks = Array.from({ length: Math.floor(width / step) }, (_, index) => {
    const length = Math.round(index % 5 === 0 ? height * 0.034 : height * 0.02);
    return `M${Math.round((index + 0.5) * step)} ${horizon}v${length}`;
  });
  return `M0 ${horizon}h${width}${ticks.join('')}`;
}
