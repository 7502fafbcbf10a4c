import { publicationRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../lib/format-time.ts';

interface ShownFromProps {
  of: 'own' | 'thread';
  moment: string;
}

/** Shows when others see what the reader did. */
export function ShownFrom({ of, moment }: ShownFromProps) {
  const { t, i18n } = useTranslation('feedback');
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const time = formatClock(new Date(moment), i18n.language, isLater(moment) ? day : {});
  return (
    <p className="text-ink-muted text-small">
      {t(`${of}.shownFrom`, { time, minutes: publicationRules.everyMinutes })}
    </p>
  );
}

/** Whether this is after the next boundary, so that the sentence names the day. */
function isLater(moment: string, now = Date.now()): boolean {
  return Date.parse(moment) - now > publicationRules.everyMinutes * 60_000;
}
