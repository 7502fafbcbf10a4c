import type { Category } from './categories.ts';

export const skyHours = ['night', 'dawn', 'day', 'dusk'] as const;

export type SkyHour = (typeof skyHours)[number];

/** What a sky is painted with, all of it `#rrggbb`: not everything that draws a cover knows OKLCH. */
export interface SkyColours {
  /** Top to horizon, as offset and colour. */
  stops: readonly (readonly [offset: number, colour: string])[];
  ground: string;
  letter: string;
}

/** Each category's hue in OKLCH, and by how much its colours are stronger or fainter than the others'. */
const hues: Record<Category, readonly [hue: number, chroma: number]> = {
  saas: [250, 1],
  ai: [210, 1.05],
  education: [78, 1],
  food: [40, 1.2],
  local: [148, 1],
  mobile: [232, 1.15],
  ecommerce: [58, 1.15],
  health: [188, 1],
  finance: [166, 0.6],
  marketing: [22, 1.2],
  design: [355, 1],
  dev: [262, 0.6],
  other: [240, 0.3],
};

/** Offset, lightness, chroma, hue; without a hue, the category's, whose strength then counts as well. */
type Stop = readonly [offset: number, lightness: number, chroma: number, hue?: number];

const cool: Record<SkyHour, readonly Stop[]> = {
  night: [
    [0, 0.16, 0.035, 250],
    [0.55, 0.27, 0.06],
    [0.86, 0.43, 0.075],
    [1, 0.6, 0.075, 55],
  ],
  dawn: [
    [0, 0.26, 0.05, 250],
    [0.5, 0.5, 0.085],
    [0.8, 0.72, 0.075],
    [1, 0.88, 0.075, 68],
  ],
  day: [
    [0, 0.66, 0.095],
    [0.6, 0.82, 0.065],
    [1, 0.95, 0.025],
  ],
  dusk: [
    [0, 0.29, 0.05, 250],
    [0.4, 0.47, 0.08],
    [0.76, 0.69, 0.105, 50],
    [1, 0.82, 0.11, 60],
  ],
};

/** From blue to orange or yellow a sky passes through grey: straight across it would turn olive. */
const warm: Record<SkyHour, readonly Stop[]> = {
  night: [
    [0, 0.16, 0.035, 250],
    [0.5, 0.25, 0.035, 248],
    [0.72, 0.36, 0.02, 70],
    [0.88, 0.47, 0.07],
    [1, 0.62, 0.085],
  ],
  dawn: [
    [0, 0.27, 0.05, 250],
    [0.3, 0.45, 0.05, 245],
    [0.48, 0.62, 0.02, 70],
    [0.66, 0.76, 0.09],
    [0.86, 0.86, 0.095],
    [1, 0.92, 0.075, 72],
  ],
  day: [
    [0, 0.78, 0.095],
    [0.6, 0.88, 0.065],
    [1, 0.96, 0.025],
  ],
  dusk: [
    [0, 0.29, 0.05, 250],
    [0.3, 0.41, 0.045, 246],
    [0.5, 0.55, 0.02, 70],
    [0.7, 0.68, 0.1],
    [0.88, 0.78, 0.11],
    [1, 0.84, 0.1, 62],
  ],
};

const grounds: Record<SkyHour, number> = { night: 0.14, dawn: 0.22, day: 0.3, dusk: 0.19 };

export function coverColours(category: Category, hour: SkyHour): SkyColours {
  const [hue, strength] = hues[category];
  const isWarm = hue >= 20 && hue <= 130;
  const stops = (isWarm ? warm : cool)[hour];
  const ground = oklchToHex(grounds[hour], 0.05 * strength, isWarm ? 250 : hue);
  return {
    stops: stops.map(([offset, lightness, chroma, own]) => [
      offset,
      oklchToHex(lightness, own === undefined ? chroma * strength : chroma, own ?? hue),
    ]),
    ground,
    letter: hour === 'night' ? oklchToHex(0.91, 0.045 * strength, hue) : ground,
  };
}

/** What lies outside sRGB is cut off at its edge. */
function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${channels.map(channelInHex).join('')}`;
}

function channelInHex(linear: number): string {
  const light = Math.min(Math.max(linear, 0), 1);
  const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
