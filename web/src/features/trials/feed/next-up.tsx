import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import { useTranslation } from 'react-i18next';
import { ProjectThumb } from '../../../parts/projects/project-thumb.tsx';

interface NextUpProps {
  cards: FeedCard[];
  onChoose: (projectId: string) => void;
}

const named = 5;

/** What waits behind the card in focus. */
export function NextUp({ cards, onChoose }: NextUpProps) {
  const { t } = useTranslation('feed');
  const { t: tCategory } = useTranslation('categories');
  if (cards.length === 0) return null;
  return (
    <nav aria-label={t('next.label')} className="flex flex-col gap-2">
      <p aria-hidden="true" className="log text-ink-muted">
        {t('next.label')}
      </p>
      <ol className="-mx-2 flex flex-col">
        {cards.slice(0, named).map((card) => (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => onChoose(card.id)}
              className="flex w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-sunken"
            >
              <ProjectThumb project={card} className="h-9 w-11 shrink-0 rounded-kbd" />
              <span className="min-w-0">
                <span
                  lang={card.language}
                  className="line-clamp-2 font-semibold text-[0.9375rem] leading-snug [overflow-wrap:anywhere]"
                >
                  {card.name}
                </span>
                <span aria-hidden="true" className="block truncate text-ink-muted text-small">
                  {card.categories.map((category) => tCategory(`names.${category}`)).join(' · ')}
                </span>
              </span>
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
