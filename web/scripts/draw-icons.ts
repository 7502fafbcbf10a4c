import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface Drawing {
  resize: (width: number, height: number) => Drawing;
  png: (options: { compressionLevel: number; palette: boolean }) => Drawing;
  toBuffer: () => Promise<Buffer>;
}

/** Draws the icons that cannot be SVG. Run it by hand after the logo has changed; its results are committed. */
const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp') as (
  svg: Buffer,
  options: { density: number },
) => Drawing;

const night = '#10243a';
const paper = '#f3f8fc';
const sun = '#ff8534';

/** `scale` is the logo's share of the field: a mask may cut off all but the inner four fifths. */
function icon(scale: number, corner: number): string {
  const inset = (32 - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${corner}" fill="${night}"/>
    <g transform="translate(${inset} ${inset}) scale(${scale})">
      <path d="M9 21a7 7 0 0 1 14 0z" fill="${sun}"/>
      <g fill="none" stroke="${paper}" stroke-width="2.4" stroke-linecap="round">
        <circle cx="16" cy="16" r="14"/><path d="M3 21h26M16 5.5v4.2"/>
      </g>
    </g>
  </svg>`;
}

const icons = [
  { file: 'icon-192.png', size: 192, svg: icon(0.72, 7) },
  { file: 'icon-512.png', size: 512, svg: icon(0.72, 7) },
  { file: 'icon-maskable-512.png', size: 512, svg: icon(0.58, 0) },
  { file: 'apple-touch-icon.png', size: 180, svg: icon(0.66, 0) },
  { file: 'favicon-32.png', size: 32, svg: icon(0.82, 7) },
];

for (const { file, size, svg } of icons) {
  const png = await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(new URL(`../public/${file}`, import.meta.url), png);
}
