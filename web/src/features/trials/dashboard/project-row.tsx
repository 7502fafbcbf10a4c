import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProgressLine } from '../../../parts/projects/progress-line.tsx';
import { ProjectThumb } from '../../../parts/projects/project-thumb.tsx';
import { needOf } from './by-need.ts';
import { Checklist } from './checklist.tsx';
import { StateBadges } from './state-badges.tsx';
import { WeekBars } from './week-bars.tsx';

/** One project: what it looks like, what is next, how far it has come, and how it went. The whole row leads to its figures. */
export function ProjectRow({ ledger, isNewest }: { ledger: Ledger; isNewest: boolean }) {
  const { t } = useTranslation('dashboard');
  const { id, name } = ledger;
  return (
    <li className="relative flex flex-col gap-3 border-line border-b p-4 last:border-b-0 hover:bg-canvas/60 sm:px-5">
      <div className="grid grid-cols-[7rem_1fr] items-center gap-x-5 gap-y-3 md:grid-cols-[7rem_1fr_13.5rem_6.5rem_1rem]">
        <ProjectThumb project={ledger} shape="wide" className="h-14 w-28 rounded-kbd" />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold font-text text-body">
            <Link
              to={`?project=${id}`}
              aria-label={t('projects.open', { name })}
              className="[overflow-wrap:anywhere] after:absolute after:inset-0"
            >
              {name}
            </Link>
            <StateBadges ledger={ledger} />
          </h3>
          <p className="text-ink-muted text-small">
            <NextLine ledger={ledger} />
          </p>
        </div>
        <div className="col-span-2 md:col-span-1">
          <ProgressLine project={ledger} reader="maker" />
        </div>
        <div className="hidden md:block">
          {ledger.weeks.some(Boolean) && <WeekBars weeks={ledger.weeks} />}
        </div>
        <ChevronRight aria-hidden="true" className="hidden size-4 text-ink-faint md:block" />
      </div>
      {isNewest && <Checklist ledger={ledger} />}
    </li>
  );
}

/** One sentence, with one link at most. */
function NextLine({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation('dashboard');
  const need = needOf(ledger);
  if (need !== 'waiting') return t(`needs.${need}`);
  return (
    <Link to={`?view=projects&of=${ledger.id}`} className="link relative inline-flex min-h-6 items-center">
      {t('needs.waiting', { count: ledger.waiting })}
    </Link>
  );
}
