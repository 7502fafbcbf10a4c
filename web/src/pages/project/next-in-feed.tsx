import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListedProject } from '../../features/showcase/projects/own/listed-project.tsx';
import { visitQuery } from '../../features/trials/feed/feed.api.ts';
import { cardsLeft } from '../../features/trials/feed/visit.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';

/** Shows the next card of the feed in place, or the way to more projects if there is none. */
export function NextInFeed({ after }: { after: string }) {
  const { t } = useTranslation('feedback');
  const { data: visit } = useQuery(visitQuery);
  if (!visit) return null;
  const card = cardsLeft(visit).find(({ id }) => id !== after);
  if (!card) {
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
        project={card}
        look="list"
        actions={
          <Link to={`/feed?project=${card.id}`} className={buttonClasses({ variant: 'sun' })}>
            {t('thanks.test')}
          </Link>
        }
      />
    </section>
  );
}
