export interface SkyOptions {
  /** One for each category and each note; between 3 and 12 are drawn. */
  stars: number;
  /** The rating, from 0 to 5: how far the sun has risen. */
  sun: number;
  hour?: SkyHour;
  width?: number;
  height?: number;
}

export type SkyHour = 'night' | 'dawn' | 'day' | 'dusk';

export interface Star {
  x: number;
  y: number;
  radius: number;
}

export interface Sky {
  width: number;
  height: number;
  /** Where the ground begins. */
  horizon: number;
  /** Top to bottom, as offset and colour. */
  colours: readonly (readonly [offset: number, colour: string])[];
  ground: string;
  /** The constellation, from left to right: each star is joined to the next. */
  stars: Star[];
  /** Too small to count, there for depth. */
  dust: Star[];
  sun: Star;
}

const fewest = 3;
const most = 12;

const hours: Record<SkyHour, Pick<Sky, 'colours' | 'ground'>> = {
  night: {
    colours: [
      [0, '#081422'],
      [0.6, '#132b44'],
      [1, '#3d566c'],
    ],
    ground: '#07121f',
  },
  dawn: {
    colours: [
      [0, '#0e2135'],
      [0.55, '#234a6e'],
      [0.8, '#3f6482'],
      [1, '#c0a890'],
    ],
    ground: '#0a1d30',
  },
  day: {
    colours: [
      [0, '#17456e'],
      [0.6, '#3f7ba6'],
      [1, '#c3d2d8'],
    ],
    ground: '#0d2a44',
  },
  dusk: {
    colours: [
      [0, '#101c30'],
      [0.5, '#33435c'],
      [0.8, '#7d6660'],
      [1, '#dc9a69'],
    ],
    ground: '#0b1726',
  },
};

/** The sky of a seed: the same drawing for the same seed and options, wherever it is drawn. */
export function sky(seed: string, options: SkyOptions): Sky {
  const { width = 1200, height = 630, hour = 'dawn' } = options;
  const random = mulberry32(hash(seed));
  const horizon = Math.round(height * 0.76);
  const place = { random, width, height, horizon };
  const count = Math.min(Math.max(Math.round(options.stars), fewest), most);
  return {
    width,
    height,
    horizon,
    ...hours[hour],
    sun: risenSun(place, options.sun),
    stars: constellation(place, count),
    dust: Array.from({ length: 26 }, () => ({
      x: random() * width,
      y: random() * horizon * 0.8,
      radius: 0.8 + random() * 1.2,
    })),
  };
}

interface Place {
  random: () => number;
  width: number;
  height: number;
  horizon: number;
}

function risenSun({ random, width, height, horizon }: Place, rating: number): Star {
  const radius = height * 0.16;
  const risen = Math.min(Math.max(rating, 0), 5) / 5;
  return {
    x: Math.round(width * (0.14 + random() * 0.72)),
    y: Math.round(horizon + radius * 0.7 * (1 - risen)),
    radius: Math.round(radius),
  };
}

function constellation({ random, width, horizon }: Place, count: number): Star[] {
  const step = (width * 0.86) / (count - 1);
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(width * 0.07 + step * (index + (random() - 0.5) * 0.5)),
    y: Math.round(horizon * (0.16 + random() * 0.5)),
    radius: Math.round((4 + random() * 5) * 10) / 10,
  }));
}

/** What the lights of every sky are drawn with. */
export const skyInks = { sun: '#ff8534', star: '#ffffff', edge: '#f2c48d' } as const;

/** How brightly the lights of a sky are drawn, from 0 to 1. */
export interface SkyLight {
  line: number;
  dust: number;
  star: number;
}

/** The horizon with the ticks of a photographic plate, every fifth one longer. */
export function plateEdge({ width, horizon }: Sky): string {
  const ticks = Array.from({ length: Math.floor(width / 24) }, (_, index) => {
    const length = index % 5 === 0 ? 18 : 9;
    return `M${index * 24 + 12} ${horizon}v${length}`;
  });
  return `M0 ${horizon}h${width}${ticks.join('')}`;
}

/** FNV-1a: spreads neighbouring ids over the whole range. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return sum >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
