import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { visitQuery } from '../../features/trials/feed/feed.api.ts';
import { cardsLeft } from '../../features/trials/feed/visit.ts';
import { ProjectThumb } from '../../parts/projects/project-thumb.tsx';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { Card } from '../../ui/card.tsx';

/** The first card of one's feed in the same field. Makers who don't test yet are invited to; where there is none, nothing stands. */
export function Meanwhile({ me, categories }: { me: Me; categories: readonly Category[] }) {
  const { t } = useTranslation('published');
  const { t: tCategory } = useTranslation('categories');
  const isTester = me.role !== 'creator';
  const { data: visit } = useQuery({ ...visitQuery, enabled: isTester });
  if (!isTester) {
    return (
      <Card as="section" aria-labelledby="meanwhile" className="flex flex-col gap-3">
        <h2 id="meanwhile" className="text-h3">
          {t('meanwhile.becoming')}
        </h2>
        <p className="text-ink-muted text-small">{t('meanwhile.becomingLead')}</p>
        <Link to="/feed" className={buttonClasses({ class: 'mt-auto' })}>
          {t('meanwhile.start')}
        </Link>
      </Card>
    );
  }
  const card =
    visit && cardsLeft(visit).find((one) => one.categories.some((name) => categories.includes(name)));
  const shared = card?.categories.find((name) => categories.includes(name));
  if (!card || !shared) return null;
  return (
    <Card as="section" aria-labelledby="meanwhile" className="flex flex-col gap-3">
      <h2 id="meanwhile" className="text-h3">
        {t('meanwhile.title')}
      </h2>
      <p className="text-ink-muted text-small">
        {t('meanwhile.in', { category: tCategory(`names.${shared}`) })}
      </p>
      <div className="flex gap-3">
        <ProjectThumb project={card} className="h-18 w-24 shrink-0 rounded-kbd" />
        <div className="min-w-0">
          <h3 className="font-semibold font-text text-body [overflow-wrap:anywhere]">{card.name}</h3>
          <p lang={card.language} className="line-clamp-2 text-ink-muted text-small">
            {card.pitch}
          </p>
        </div>
      </div>
      <Link to={`/project/${card.id}`} className={buttonClasses({ class: 'mt-auto' })}>
        {t('meanwhile.open')}
      </Link>
    </Card>
  );
}
