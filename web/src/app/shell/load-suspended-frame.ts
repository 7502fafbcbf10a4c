import type { i18n } from 'i18next';
import { loadNamespaces } from '../../lib/language/i18n.ts';

/** What stands around every page for whoever is suspended; nobody else ever fetches it. */
export async function loadSuspendedFrame(texts: i18n) {
  const worded = loadNamespaces(texts, ['standing', 'accounts', 'request']);
  const [{ suspendedFrame }] = await Promise.all([import('./suspended-frame.tsx'), worded]);
  return suspendedFrame;
}
