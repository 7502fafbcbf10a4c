import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Turns a drawing of ours into a picture. A renderer of its own: the one for uploads must never learn to read SVG. */
export type DrawPng = (svg: string) => Promise<Buffer>;

const fonts = [
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
  '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
];

export function createDrawPng(): DrawPng {
  // One at a time: a picture takes a core for a tenth of a second, and nobody but a robot waits for it.
  const inTurn = createConcurrencyLimit(1);
  let fontFiles: string[] | undefined;
  return (svg) =>
    inTurn(async () => {
      fontFiles ??= unpackFonts();
      const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Instrument Sans' };
      return (await renderAsync(svg, { font })).asPng();
    });
}

/** The renderer reads fonts from disk, and only unpacked ones. */
function unpackFonts(): string[] {
  const require = createRequire(import.meta.url);
  const directory = mkdtempSync(join(tmpdir(), 'firstlight-fonts-'));
  return fonts.map((name) => {
    const file = join(directory, basename(name, '.woff'));
    writeFileSync(file, unpackWoff(readFileSync(require.resolve(name))));
    return file;
  });
}
