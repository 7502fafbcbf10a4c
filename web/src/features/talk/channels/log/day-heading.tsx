import { useTranslation } from 'react-i18next';
import { visitorLocale } from '../../../../lib/language/visitor-locale.ts';

/** A heading, so that one can jump from day to day. */
export function DayHeading({ day }: { day: Date }) {
  const { t, i18n } = useTranslation('channels');
  const now = new Date();
  const isThisYear = day.getFullYear() === now.getFullYear();
  const name = new Intl.DateTimeFormat(visitorLocale(i18n.language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day);
  const isToday = day.toDateString() === now.toDateString();
  return (
    <div className="flex items-center gap-3 px-3 pt-5 pb-2">
      <h3 className="shrink-0 font-semibold font-text text-[0.8125rem] text-ink-muted first-letter:uppercase">
        {isToday ? t('today', { day: name }) : name}
      </h3>
      <span
        aria-hidden="true"
        className="h-1.5 flex-1 border-line border-t bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_24px)]"
      />
    </div>
  );
}
