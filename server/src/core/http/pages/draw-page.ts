import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@firstlight/contract/languages.ts';
import type { FirstData } from './complete-page.ts';

export interface PageToDraw {
  address: string;
  language: Language;
  firstData: FirstData;
}

/** A page with its data as a guest sees it first; empty where the browser has to draw it. */
export type DrawPage = (page: PageToDraw) => Promise<string>;

/** Enough for what is looked at in the same minute: about 100 kB each at most. */
const mostKept = 200;
/** Pages say how long ago things were. */
const keptForMs = 60_000;

/** The web's own drawing, from its build. */
export async function loadDrawPage(
  webDirectory: string,
  now: () => Date,
  onFailure: (error: unknown) => void,
): Promise<DrawPage> {
  const file = join(webDirectory, '../dist-drawing/draw-page.js');
  if (!existsSync(file)) return async () => '';
  const { drawPage } = (await import(pathToFileURL(file).href)) as { drawPage: DrawPage };
  return keepDrawn(now, async (page) => {
    try {
      return await drawPage(page);
    } catch (error) {
      onFailure(error);
      return '';
    }
  });
}

/** A page drawn from the same data is the same page. What was drawn first goes first. */
export function keepDrawn(now: () => Date, draw: DrawPage): DrawPage {
  const kept = new Map<string, { html: string; until: number }>();
  return async (page) => {
    const key = createHash('sha256').update(JSON.stringify(page)).digest('base64');
    const known = kept.get(key);
    const time = now().getTime();
    if (known && time < known.until) return known.html;
    const html = await draw(page);
    kept.delete(key);
    kept.set(key, { html, until: time + keptForMs });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
    return html;
  };
}
