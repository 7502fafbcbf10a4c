import type { Message, SystemLine } from '@firstlight/contract/talk/channels/message.ts';
import { Sunrise } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../../../lib/format-time.ts';
import { formatTimeOfDay } from './format-time-of-day.ts';

/** Where in the group it can be read. */
const places: Readonly<Record<SystemLine, string>> = { round_closed: '?view=rounds' };

/** What the site says. Nobody wrote it, so that it has no picture, no name and no tools. */
export function SystemLineWords({ message, systemLine }: { message: Message; systemLine: SystemLine }) {
  const { t, i18n } = useTranslation('channels');
  return (
    <>
      <Sunrise aria-hidden="true" className="mx-auto mt-0.5 size-4 text-ember" />
      <p className="flex flex-wrap items-baseline gap-x-2 text-ink-muted">
        {t(`systemLine.${systemLine}`)}
        <Link to={places[systemLine]} className="link">
          {t('systemLine.read')}
        </Link>
        <time
          dateTime={message.sentAt}
          title={formatMoment(new Date(message.sentAt), i18n.language)}
          className="log text-ink-faint"
        >
          {formatTimeOfDay(message.sentAt, i18n.language)}
        </time>
      </p>
    </>
  );
}
