import { findProgram } from '../../../scripts/find-program.ts';
import { findChromium } from '../../../scripts/requirements/find-chromium.ts';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The one people use; the other never lets a page show notifications. */
export const wholeChromium = findChromium() ?? 'chromium';

/** The same browser without its windows, menus and side panels, which take half of a small machine; the whole one elsewhere. */
export const chromium = findProgram('chromium-headless-shell') ?? wholeChromium;
