import { existsSync } from 'node:fs';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The one people use; the other never lets a page show notifications. */
export const wholeChromium = '/usr/bin/chromium';

/** The same browser without its windows, menus and side panels, which take half of a small machine; the whole one elsewhere. */
export const [chromium = ''] = ['/usr/bin/chromium-headless-shell', wholeChromium].filter((path) =>
  existsSync(path),
);
