import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vitest/config';
import { frenchSpacing } from './french-spacing.ts';
import { gatherKinds } from './gather-kinds.ts';
import { gatherPages } from './gather-pages.ts';

const localeFile = /\/locales\/(?:en|fr)\/[^/]+\.json$/;

/**
 * Readers get locale files a little otherwise than they are written: what features say of their kinds of news stands with
 * the notifications, what the privacy notice and the help say of them stands there, and French has no-break spaces where people write ordinary ones.
 */
export function locales(): Plugin {
  return {
    name: 'firstlight-locales',
    enforce: 'pre',
    configureVitest: ({ defineCacheKeyGenerator }) =>
      // Vitest keeps a transformed file while that file is unchanged. These change with others.
      defineCacheKeyGenerator(({ id }) => (localeFile.test(id) ? false : undefined)),
    transform: {
      filter: { id: localeFile },
      handler(_code, id) {
        const paths = globSync(`${dirname(id)}/*.json`);
        for (const path of paths) this.addWatchFile(path);
        const files = paths.map(
          (path) => [basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8'))] as const,
        );
        const texts = gatherPages(gatherKinds(new Map(files))).get(basename(id, '.json'));
        return { code: JSON.stringify(texts, id.includes('/fr/') ? spaceText : undefined), map: null };
      },
    },
  };
}

function spaceText(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? frenchSpacing(value) : value;
}
