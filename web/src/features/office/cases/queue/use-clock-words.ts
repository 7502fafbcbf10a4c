import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Clock, readClock, type Span } from './clock.ts';

const minuteMs = 60_000;

/** The time, anew each minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(tick);
  }, []);
  return now;
}

export interface ClockWords {
  clock: Clock;
  /** “5 h 50” or “1 h 12 late”, for eyes. */
  short: string;
  /** “5 h 50 left”, where it stands alone. */
  left: string;
  /** “due in 5 hours 50 minutes”, for ears. */
  spoken: string;
}

export function useClockWords(): (span: Span) => ClockWords {
  const { t, i18n } = useTranslation('moderator');
  const now = useMinute();
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  return (span) => {
    const clock = readClock(span, now);
    const { days, hours, minutes } = clock;
    const time =
      minutes === null
        ? [
            ...(days > 0 ? [t('clock.days', { days })] : []),
            ...(isHourSaid(clock) ? [t('clock.hours', { hours })] : []),
          ].join(' ')
        : t('clock.time', { hours, minutes: String(minutes).padStart(2, '0') });
    const long = [
      ...(days > 0 ? [unit(days, 'day')] : []),
      ...(isHourSaid(clock) ? [unit(hours, 'hour')] : []),
      ...(minutes === null ? [] : [unit(minutes, 'minute')]),
    ].join(' ');
    const isLate = clock.state === 'late';
    return {
      clock,
      short: isLate ? t('clock.late', { time }) : time,
      left: t(isLate ? 'clock.late' : 'clock.left', { time }),
      spoken: t(isLate ? 'clock.spokenLate' : 'clock.spoken', { time: long }),
    };
  };
}

/** Whole days are said as such. */
const isHourSaid = ({ days, hours }: Clock): boolean => days === 0 || hours > 0;
