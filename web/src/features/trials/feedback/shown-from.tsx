import { hiddenActRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { visitorLocale } from '../../../lib/language/visitor-locale.ts';

interface ShownFromProps {
  of: 'own' | 'thread';
  moment: string;
}

/** States when others see an act of the reader: at the next 15-minute boundary, or at a random one. */
export function ShownFrom({ of, moment }: ShownFromProps) {
  const { t, i18n } = useTranslation('feedback');
  const isHeld = isLater(moment);
  const time = new Intl.DateTimeFormat(visitorLocale(i18n.language), {
    ...(isHeld && { weekday: 'long', day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(moment));
  return (
    <p className="text-ink-muted text-small">
      {t(`${of}.${isHeld ? 'heldUntil' : 'shownFrom'}`, { time, hours: hiddenActRules.heldHoursMax })}
    </p>
  );
}

/** Nothing waits for longer than the next full quarter unless it is held. */
function isLater(moment: string, now = Date.now()): boolean {
  return Date.parse(moment) - now > hiddenActRules.shownEveryMinutes * 60_000;
}
