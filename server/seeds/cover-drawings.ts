import { projectRules } from '@firstlight/contract/rules.ts';

const { coverWidth: width, coverHeight: height } = projectRules;

const ink = '#10243a';
const paper = '#f3f8fc';
const sun = '#ff8534';

/** Coins that settle in a pool, each in its own hollow. */
export function tidepool(): string {
  const waves = [330, 400, 470, 540].map((y, depth) => wave(y, 26 - depth * 4, shades[depth] ?? ink));
  const coins = [
    [250, 300, 74],
    [470, 350, 56],
    [680, 290, 92],
    [900, 345, 64],
  ].map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius, '#ffd9a8') + disc(x, y, radius * 0.62, sun));
  return plate('#ffe9d6', [waves[0] ?? '', ...coins, ...waves.slice(1)]);
}

const shades = ['#8fc1cf', '#5d9fb8', '#2f6f8f', '#17456e'];

/** A shelf with one book half drawn out. */
export function secondShelf(): string {
  const spines = [
    '#ae1f3b',
    '#f2c48d',
    '#14664a',
    '#dce6ec',
    '#234a6e',
    sun,
    '#8a5a2b',
    '#7fa08c',
    '#ae1f3b',
  ];
  let x = 200;
  const books = spines.map((colour, index) => {
    const [thick, tall] = [62 + ((index * 37) % 42), 270 + ((index * 53) % 90)];
    const lift = index === 5 ? 60 : 0;
    const book =
      box(x, 470 - tall - lift, thick, tall, colour, 6) +
      box(x + 12, 500 - tall - lift, thick - 24, 8, paper);
    x += thick + 10;
    return book;
  });
  return plate('#fbe3d0', [
    ...books,
    box(90, 470, 1020, 26, '#6b4526', 4),
    box(90, 496, 1020, 10, '#4d3019'),
  ]);
}

/** Swatches in a fan, dark enough and too light side by side. */
export function swatchbook(): string {
  const colours = ['#10243a', '#0b5c9e', '#5d9fb8', '#bfd3e2', '#ffd9a8', sun, '#ae1f3b'];
  const cards = colours.map((colour, index) => {
    const card =
      box(-75, -430, 150, 450, paper, 14) +
      box(-60, -415, 120, 320, colour, 8) +
      box(-60, -70, 80, 12, '#8fa3b5', 6);
    return `<g transform="translate(600 590) rotate(${(index - 3) * 17})">${card}</g>`;
  });
  return plate('#dce6ec', [...cards, disc(600, 560, 20, ink)]);
}

/** A day in bars; the calm hours are the bright ones. */
export function quietHours(): string {
  const crowd = [
    30, 24, 22, 26, 44, 90, 170, 240, 290, 250, 200, 230, 310, 330, 260, 120, 84, 96, 220, 280, 240, 150, 90,
    50,
  ];
  const bars = crowd.map((tall, hour) =>
    box(124 + hour * 40, 480 - tall, 26, tall, tall < 130 ? sun : '#3d566c', 8),
  );
  return plate('#0e2135', [
    disc(960, 150, 46, '#f2c48d'),
    disc(938, 138, 42, '#0e2135'),
    ...bars,
    box(110, 492, 990, 4, '#f2c48d'),
  ]);
}

/** The sea drawn back, a boat on the sand, the sun low. */
export function lowTide(): string {
  const boat = `<path d="M640 470h260l-46 74H690z" fill="${ink}"/><path d="M764 250v206h-86z" fill="${paper}"/><path d="M782 300v156h70z" fill="#ffd9a8"/>`;
  return plate('#bfd3e2', [
    disc(330, 330, 120, sun),
    wave(330, 12, '#5d9fb8'),
    wave(390, 16, '#8fc1cf'),
    wave(440, 20, '#e8cfae'),
    boat,
    wave(540, 10, '#d9b98f'),
  ]);
}

/** A slate with today's lines in chalk. */
export function slate(): string {
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 250 + row * 68;
    return chalk(`M360 ${y}h${[260, 320, 210, 290][row] ?? 200}`) + chalk(`M800 ${y}h60`, sun);
  });
  return plate('#d8c3a5', [
    box(250, 60, 700, 510, '#7a5230', 18),
    box(274, 84, 652, 462, '#22312f', 8),
    chalk('M360 160q60 -40 120 0t120 0'),
    ...rows,
  ]);
}

/** Three lines, and nothing else. */
export function threeLines(): string {
  const lines = [
    box(330, 200, 540, 30, ink, 15),
    box(330, 300, 420, 30, ink, 15),
    box(330, 400, 250, 30, sun, 15),
  ];
  return plate('#ffd9a8', [
    box(270, 110, 700, 440, '#e9b98a', 20),
    box(250, 90, 700, 440, paper, 20),
    ...lines,
  ]);
}

/** The way of a parcel between those who passed it on. */
export function wake(): string {
  const stops = [
    [170, 450],
    [400, 230],
    [640, 400],
    [850, 190],
  ] as const;
  const way = `<path d="M170 450C260 320 300 230 400 230S540 400 640 400S760 190 850 190S980 300 1040 320" fill="none" stroke="${paper}" stroke-width="8" stroke-dasharray="2 22" stroke-linecap="round"/>`;
  const parcel = `<g transform="translate(990 270) rotate(8)">${box(0, 0, 120, 104, '#d9a066', 8)}${box(50, 0, 20, 104, '#8a5a2b')}</g>`;
  return plate('#17456e', [
    way,
    ...stops.map(([x, y]) => disc(x, y, 30, sun) + disc(x, y, 14, paper)),
    parcel,
  ]);
}

function plate(ground: string, shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${box(0, 0, width, height, ground)}${shapes.join('')}</svg>`;
}

function box(x: number, y: number, wide: number, tall: number, colour: string, round = 0): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${round}" fill="${colour}"/>`;
}

function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/** From one edge to the other, down to the ground. */
function wave(y: number, swell: number, colour: string): string {
  const crests = Array.from({ length: 6 }, () => `q50 ${-swell} 100 0t100 0`).join('');
  return `<path d="M0 ${y}${crests}V${height}H0z" fill="${colour}"/>`;
}

function chalk(path: string, colour = paper): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round" opacity=".88"/>`;
}
