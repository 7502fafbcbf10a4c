import type { Iteration } from '@firstlight/contract/trials/iterations/iterations.ts';
import { ArrowUpRight, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format-time.ts';
import { ReportButton } from '../../../parts/reports/report-button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IterationActs } from './iteration-acts.tsx';

interface IterationItemProps {
  projectId: string;
  iteration: Iteration;
  can: { edit: boolean; remove: boolean };
}

/** How many notes were behind it is all that is said of those who wrote them. */
export function IterationItem({ projectId, iteration, can }: IterationItemProps) {
  const { t, i18n } = useTranslation('iterations');
  const { whatChanged, link, credited, publishedAt, isEdited, isTakenDown } = iteration;
  return (
    <li className="relative flex flex-col items-start gap-2">
      <span
        aria-hidden="true"
        className="absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full bg-sun ring-4 ring-canvas"
      />
      <p className="flex gap-2 text-ink-faint text-small">
        <time dateTime={publishedAt}>{formatDay(new Date(publishedAt), i18n.language)}</time>
        {isEdited && <span>{t('edited')}</span>}
      </p>
      <p className="prose-width whitespace-pre-line [overflow-wrap:anywhere]">{whatChanged}</p>
      {isTakenDown && <p className="text-ink-muted text-small">{t('takenDownOwn')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {credited > 0 && (
          <Badge tone="gold" icon={<Sparkles aria-hidden="true" />}>
            {t('credited', { count: credited })}
          </Badge>
        )}
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer ugc"
            className="link inline-flex items-center"
          >
            {t('see')}
            <ArrowUpRight aria-hidden="true" className="size-4" />
            <span className="sr-only">{t('newTab')}</span>
          </a>
        )}
      </div>
      {can.edit || can.remove ? (
        <IterationActs projectId={projectId} iteration={iteration} can={can} />
      ) : (
        <ReportButton reported={{ kind: 'iteration', address: iteration.id }} />
      )}
    </li>
  );
}
