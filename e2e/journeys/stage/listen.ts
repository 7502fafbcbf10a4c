import type { Page } from '@playwright/test';

export interface Heard {
  /** Broken policy, faults in scripts. */
  complaints: string[];
  /** Every host that was asked for something. */
  hosts: Set<string>;
  /** Forgets what was heard so far. */
  anew(): void;
}

/** Hears from now on what the browser complains about and whom it asks. */
export function listen(page: Page): Heard {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error' && !isTheNotFoundItself(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => void hosts.add(new URL(request.url()).host));
  return {
    complaints,
    hosts,
    anew() {
      complaints.length = 0;
      hosts.clear();
    },
  };
}

/** Chromium reports the status of the page that was meant to be missing. */
function isTheNotFoundItself(text: string): boolean {
  return text.includes('404 (Not Found)');
}
