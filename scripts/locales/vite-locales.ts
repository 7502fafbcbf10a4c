import type { Plugin } from 'vite';
import { frenchSpacing } from './french-spacing.ts';

/** French locale files are written with ordinary spaces; readers get the no-break ones. */
export function locales(): Plugin {
  return {
    name: 'firstlight-locales',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/fr\/[^/]+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(JSON.parse(code), spaceText), map: null }),
    },
  };
}

function spaceText(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? frenchSpacing(value) : value;
}
