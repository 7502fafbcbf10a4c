const ink = '#10243a';
const paper = '#ffffff';
const sun = '#ff8534';
const shades = ['#2f6f8f', '#5d9fb8', '#8fc1cf'];

/** A day's takings as three bars on a card. */
export function fridaySplit(): string {
  const rows = [330, 270, 240].map((long, row) => {
    const y = 250 + row * 100;
    return box(330, y, 110, 26, ink, 13) + box(480, y - 4, long, 34, shades[row] ?? ink, 8);
  });
  return drawn(1200, 630, '#cfe2ea', [
    box(250, 70, 700, 490, paper, 28),
    box(330, 130, 320, 40, ink, 12),
    ...rows,
  ]);
}

/** A phone with one figure on it. */
export function phoneShare(): string {
  return drawn(780, 1688, '#ffe9d6', [
    box(110, 240, 560, 1210, ink, 80),
    box(134, 264, 512, 1162, paper, 60),
    `<circle cx="390" cy="640" r="130" fill="${sun}"/>`,
    box(214, 860, 352, 54, ink, 20),
    box(254, 960, 272, 34, '#8fa3b5', 14),
    box(194, 1220, 392, 96, sun, 24),
  ]);
}

function box(x: number, y: number, width: number, height: number, colour: string, round: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`;
}

function drawn(width: number, height: number, ground: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${parts.join('')}</svg>`;
}
