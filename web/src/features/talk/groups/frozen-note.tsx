import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format-time.ts';

/** In place of the field: who froze it, since when, and what still works. */
export function FrozenNote({ frozen }: Pick<Group, 'frozen'>) {
  const { t, i18n } = useTranslation('groups');
  if (!frozen?.since) return <p className="px-6 pb-4 text-ink-muted">{t('cannotWrite')}</p>;
  const since = formatDay(new Date(frozen.since), i18n.language);
  return (
    <div className="px-4 pb-4 max-md:px-3 max-md:pb-3 md:pr-20">
      <div className="flex gap-3 rounded-card bg-sky-soft px-4 py-3">
        <Snowflake aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sky" />
        <div>
          <p className="font-semibold">
            {frozen.isDecided
              ? t('frozen.decided', { day: since })
              : frozen.by
                ? t('frozen.by', { name: frozen.by.name, day: since })
                : t('frozen.since', { day: since })}
          </p>
          <p className="text-ink-muted text-small">{t('frozen.still')}</p>
        </div>
      </div>
    </div>
  );
}
