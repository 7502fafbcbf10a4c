import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../lib/language/i18n.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { Skeleton } from '../../ui/state/skeleton.tsx';

/**
 * What is really here: the newest projects, and what was changed thanks to testers. Fetched after the page, whose words do
 * not wait for it; its room is kept.
 */
export function Proof() {
  const { t } = useTranslation('home');
  const JustUp = useLazyPart(true, loadJustUp);
  if (JustUp) return <JustUp />;
  return (
    <section aria-label={t('justUp.title')} aria-busy="true" className="flex flex-col gap-6">
      <h2 className="text-h2">{t('justUp.title')}</h2>
      <Skeleton className="h-80" />
    </section>
  );
}

async function loadJustUp(texts: i18n) {
  const [{ JustUp }] = await Promise.all([
    import('./just-up.tsx'),
    loadNamespaces(texts, ['projects', 'categories']),
  ]);
  return JustUp;
}
