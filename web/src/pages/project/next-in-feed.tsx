import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListedProject } from '../../features/showcase/projects/own/listed-project.tsx';
import { similarTo } from '../../features/showcase/projects/projects.api.ts';
import { visitQuery } from '../../features/trials/feed/feed.api.ts';
import { cardsLeft } from '../../features/trials/feed/visit.ts';
import { useLanguage } from '../../lib/language/use-language.ts';
import { useTestedProjects } from '../../parts/projects/tested-projects.api.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';

/** Shows the next card in place, or the way to more projects if there is none. */
export function NextInFeed({ after }: { after: string }) {
  const { t } = useTranslation('feedback');
  const next = useNext(after);
  if (next === undefined) return null;
  if (next === null) {
    return (
      <p className="text-ink-muted">
        {t('thanks.none')}{' '}
        <Link to="/explore" className="link">
          {t('thanks.explore')}
        </Link>
      </p>
    );
  }
  return (
    <section aria-label={t('thanks.next')} className="flex flex-col gap-3">
      <h3 className="log font-text text-ink-muted">{t('thanks.next')}</h3>
      <ListedProject
        project={next.card}
        look="list"
        actions={
          <Link to={next.to} className={buttonClasses({ variant: 'sun' })}>
            {t('thanks.test')}
          </Link>
        }
      />
    </section>
  );
}

/**
 * Returns the next card of the feed, null if there is none, and undefined while it loads. A person who has just signed up
 * has no interests, so their feed is empty: the next card is a similar project.
 */
function useNext(after: string) {
  const { data: visit } = useQuery(visitQuery);
  const isNew = visit?.interestsNeeded ?? false;
  const similar = useQuery({ ...similarTo(after, useLanguage()), enabled: isNew });
  const tested = useTestedProjects();
  if (!visit || (isNew && similar.isPending)) return undefined;
  if (isNew) {
    const card = similar.data?.items.find(({ id }) => !tested?.includes(id));
    return card ? { card, to: `/project/${card.id}` } : null;
  }
  const card = cardsLeft(visit).find(({ id }) => id !== after);
  return card ? { card, to: `/feed?project=${card.id}` } : null;
}
