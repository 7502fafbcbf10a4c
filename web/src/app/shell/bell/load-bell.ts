import type { i18n } from 'i18next';
import { loadNamespaces } from '../../../lib/language/i18n.ts';

/** For members only, and after everything else: nobody waits for a bell. It names badges as profiles do. */
export async function loadBell(texts: i18n) {
  const texted = loadNamespaces(texts, ['notifications', 'profiles']);
  const [{ BellWithParts }] = await Promise.all([import('./bell-with-parts.tsx'), texted]);
  return BellWithParts;
}
