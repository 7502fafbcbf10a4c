import { createRequire } from 'node:module';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';

/** Turns a drawing of ours into a picture. A renderer of its own: the one for uploads must never learn to read SVG. */
export type DrawPng = (svg: string) => Promise<Buffer>;

// By the package's own name, because the built file stands elsewhere than this one.
const { resolve } = createRequire(import.meta.url);
const fontFiles = ['bricolage-grotesque-600.ttf', 'instrument-sans-400.ttf'].map((name) =>
  resolve(`@firstlight/server/fonts/${name}`),
);

export function createDrawPng(): DrawPng {
  // One at a time: a picture takes a core for a tenth of a second, and nobody but a robot waits for it.
  const inTurn = createConcurrencyLimit(1);
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Instrument Sans' };
  return (svg) =>
    inTurn(async () => {
      // Loaded with the first picture: most processes draw none for hours, and a start should cost nothing of it.
      const { renderAsync } = await import('@resvg/resvg-js');
      return (await renderAsync(svg, { font })).asPng();
    });
}
