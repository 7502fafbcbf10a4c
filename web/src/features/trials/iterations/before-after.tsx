import { bestMover, movedReasons } from '@firstlight/contract/trials/iterations/best-mover.ts';
import { diagnosisRules } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import type { Compared } from '@firstlight/contract/trials/iterations/iterations.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { visitorLocale } from '../../../lib/language/visitor-locale.ts';
import { BadgeCode } from './badge-code.tsx';
import { beforeAfterOf } from './iterations.api.ts';

/** Shows the shares of skip reasons before and after the latest iteration. With too few skips, the maker alone reads so. */
export function BeforeAfter({ projectId, isOwner }: { projectId: string; isOwner: boolean }) {
  const { t, i18n } = useTranslation('iterations');
  const { data } = useQuery(beforeAfterOf(projectId));
  if (!data) return null;
  if (!data.compared) {
    return isOwner ? (
      <p className="text-ink-muted text-small">
        {t('beforeAfter.early', { skips: diagnosisRules.skipsFrom })}
      </p>
    ) : null;
  }
  const format = new Intl.DateTimeFormat(visitorLocale(i18n.language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <div className="flex flex-col gap-3">
      <Bars compared={data.compared} day={format.format(new Date(data.compared.day))} />
      {isOwner && <BadgeCode projectId={projectId} />}
    </div>
  );
}

/** A table that draws its own bars: before in grey, after in dark, and only the best mover in orange. */
function Bars({ compared, day }: { compared: Compared; day: string }) {
  const { t } = useTranslation('iterations');
  const best = bestMover(compared);
  const isBetter = best.after < best.before;
  return (
    <table className="w-full text-small">
      <caption className="pb-2 text-left font-semibold text-body">{t('beforeAfter.title', { day })}</caption>
      <thead className="text-left text-ink-muted">
        <tr>
          <th scope="col" className="font-normal">
            {t('beforeAfter.reason')}
          </th>
          <th scope="col" className="w-[30%] font-normal">
            {t('beforeAfter.before')}
          </th>
          <th scope="col" className="w-[30%] font-normal">
            {t('beforeAfter.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movedReasons(compared).map(({ reason, before, after }) => (
          <tr key={reason} className="border-line border-t">
            <th scope="row" className="py-2 pr-4 text-left font-medium">
              {t(`reasons.${reason}`)}
            </th>
            <td className="py-2 pr-4">
              <Share share={before} look="fill-chart-3" />
            </td>
            <td className="py-2">
              <Share
                share={after}
                look={isBetter && reason === best.reason ? 'fill-chart-1' : 'fill-night'}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ share, look }: { share: number; look: string }) {
  const { i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <>
      <span className="font-semibold tabular-nums">{percent.format(share)}</span>
      <svg aria-hidden="true" width="100%" height="6" className="mt-1 block">
        <rect width={`${Math.max(share * 100, 1)}%`} height="6" rx="2" className={look} />
      </svg>
    </>
  );
}
