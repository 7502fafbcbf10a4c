import { type AlarmKind, alarmRules } from '@firstlight/contract/office/alarms/alarm-rules.ts';
import type { Alarm } from '@firstlight/contract/office/alarms/alarms.ts';
import {
  CalendarX2,
  type LucideIcon,
  MailQuestion,
  MailWarning,
  MailX,
  OctagonX,
  Receipt,
  TrendingUp,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../lib/format-time.ts';

const icons: Record<AlarmKind, LucideIcon> = {
  timetable_stands: CalendarX2,
  books_differ: Receipt,
  dead_jobs: OctagonX,
  mails_waiting: MailWarning,
  mails_refused: MailX,
  mails_uncertain: MailQuestion,
  letters_held: MailWarning,
  sign_ups: TrendingUp,
};

/** Something is broken; the others may be nothing. */
const grave: readonly AlarmKind[] = [
  'timetable_stands',
  'books_differ',
  'dead_jobs',
  'mails_waiting',
  'letters_held',
];

export function AlarmRow({ alarm: { kind, count, since } }: { alarm: Alarm }) {
  const { t, i18n } = useTranslation('alarms');
  const Icon = icons[kind];
  const { refusedHours: hours, uncertainDays: days, signUpsTimes: times } = alarmRules;
  const when = since ? formatAgo(new Date(since), new Date(), i18n.language) : t('never');
  return (
    <li className="flex min-h-18 items-center gap-3.5 px-4 py-3">
      <Icon
        aria-hidden="true"
        className={`size-5 shrink-0 stroke-[1.75] ${grave.includes(kind) ? 'text-rose' : 'text-gold'}`}
      />
      <div className="min-w-0">
        <h3 className="font-semibold text-[0.9375rem]">{t(`kinds.${kind}.title`, { count })}</h3>
        <p className="text-[0.8125rem] text-ink-muted">
          {t(`kinds.${kind}.line`, { when, hours, days, times })}
        </p>
      </div>
    </li>
  );
}
