import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RatingValue } from '../../../parts/rating/rating-value.tsx';
import { latestWordsOf } from './dashboard.api.ts';
import { useDays } from './use-days.ts';

const shownMax = 3;

/** Beside the line of ratings, what people said with them. Where it cannot be fetched, the chart stands alone. */
export function LatestWords({ projectId }: { projectId: string }) {
  const { t } = useTranslation('dashboard');
  const { long } = useDays();
  const { data } = useQuery(latestWordsOf(projectId));
  const said = data?.items.slice(0, shownMax) ?? [];
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="latest-words" className="flex min-w-0 flex-col gap-4">
      <h3 id="latest-words" className="text-h3">
        {t('charts.words.title')}
      </h3>
      <ul className="flex flex-col gap-4">
        {said.map(({ id, rating, comment, tester, day }) => (
          <li key={id} className="flex flex-col gap-1 border-line-strong border-l-2 pl-4">
            <RatingValue value={rating} look="full" />
            <blockquote className="line-clamp-3 [overflow-wrap:anywhere]">
              {t('charts.words.quote', { words: comment })}
            </blockquote>
            <p className="text-ink-muted text-small">
              {t('notes.tester', { number: tester })} · <time dateTime={day}>{long(day)}</time>
            </p>
          </li>
        ))}
      </ul>
      <Link to={`/project/${projectId}#feedback-title`} className="link w-fit text-small">
        {t('charts.words.all')}
      </Link>
    </section>
  );
}
