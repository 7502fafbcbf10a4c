import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import { useTranslation } from 'react-i18next';

interface NextUpProps {
  cards: FeedCard[];
  onChoose: (projectId: string) => void;
}

const named = 5;

/** What waits behind the card in focus. */
export function NextUp({ cards, onChoose }: NextUpProps) {
  const { t } = useTranslation('feed');
  if (cards.length === 0) return null;
  return (
    <nav aria-label={t('next.label')} className="flex flex-col gap-2">
      <p aria-hidden="true" className="log text-ink-muted">
        {t('next.label')}
      </p>
      <ol className="-mx-2 flex flex-col">
        {cards.slice(0, named).map(({ id, name, language }) => (
          <li key={id}>
            <button
              type="button"
              lang={language}
              onClick={() => onChoose(id)}
              className="min-h-9 w-full rounded-control px-2 py-1.5 text-left text-[0.9375rem] [overflow-wrap:anywhere] hover:bg-sunken"
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
      {cards.length > named && (
        <p className="text-ink-faint text-small">{t('next.more', { count: cards.length - named })}</p>
      )}
    </nav>
  );
}
