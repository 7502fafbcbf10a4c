import { inboxLimits } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../features/people/accounts/me.api.ts';
import type { RailCounter } from '../../lib/rail-counter.ts';
import type { PageName } from '../page-route.ts';

const modules = import.meta.glob<Record<string, RailCounter>>('../../features/*/*/*-in-rail.tsx', {
  eager: true,
});
const counters = Object.values(modules).flatMap(Object.values<RailCounter>);

/** In the rail a number, and a dot where it is as narrow as its icons and under the tabs of a phone. */
type RailCountLook = 'number' | 'dot';

export function RailCount({ page, look }: { page: PageName; look: RailCountLook }) {
  const me = useMe();
  const counter = counters.find((one) => one.page === page);
  if (!me || !counter) return null;
  return (
    <counter.Count me={me} draw={(count) => Boolean(count) && <Mark count={count ?? 0} look={look} />} />
  );
}

const dotClasses = 'absolute size-2.25 rounded-full bg-sky ring-2 ring-surface';

function Mark({ count, look }: { count: number; look: RailCountLook }) {
  const { t } = useTranslation();
  const { countedTo } = inboxLimits;
  return (
    <>
      {look === 'number' ? (
        <span
          aria-hidden="true"
          className={clsx(
            '-mr-1 ml-auto min-w-6 shrink-0 rounded-full bg-sky-soft px-1.5 text-center font-semibold text-[0.8125rem] text-sky leading-6 tabular-nums',
            'narrow:absolute narrow:top-1.5 narrow:right-1.5 narrow:size-2.25 narrow:min-w-0 narrow:overflow-hidden narrow:bg-sky narrow:p-0 narrow:text-transparent',
          )}
        >
          {count > countedTo ? `${countedTo}+` : count}
        </span>
      ) : (
        <span aria-hidden="true" className={clsx(dotClasses, 'top-1.5 left-[calc(50%+0.5rem)]')} />
      )}
      <span className="sr-only">{t('navigation.fresh', { count })}</span>
    </>
  );
}
