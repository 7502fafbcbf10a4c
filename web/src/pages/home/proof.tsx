import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../lib/language/i18n.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { CardSkeleton } from '../../ui/state/skeleton.tsx';
import { Example } from './example.tsx';

const places = [0, 1, 2, 3];

/**
 * What is really here: the newest projects, and what was changed thanks to testers. Fetched after the page, whose words do
 * not wait for it; its room is kept. The made-up example stands where nothing real can.
 */
export function Proof() {
  const { t } = useTranslation('home');
  const JustUp = useLazyPart(true, loadJustUp);
  return JustUp ? (
    <JustUp instead={<Example />} />
  ) : (
    <section aria-label={t('justUp.title')} aria-busy="true" className="flex flex-col gap-6">
      <h2 className="text-h2">{t('justUp.title')}</h2>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </section>
  );
}

const loadJustUp: Parameters<typeof useLazyPart<typeof import('./just-up.tsx').JustUp>>[1] = async (
  texts,
) => {
  const [{ JustUp }] = await Promise.all([
    import('./just-up.tsx'),
    loadNamespaces(texts, ['projects', 'categories']),
  ]);
  return JustUp;
};
