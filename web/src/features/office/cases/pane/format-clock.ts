import { formatClock as formatZoned } from '../../../../lib/format-time.ts';
import { localeOf } from '../../../../lib/language/locale-of.ts';

/** “16:10 (CET)”, or “16 Nov, 16:10 (CET)” where that is not today. */
export function formatClock(moment: string, language: string, now = new Date()): string {
  return formatZoned(new Date(moment), language, isOn(moment, now) ? {} : day);
}

/** A time in two parts, for sentences that need a word between them. The day is null if it is today. */
export function clockParts(
  moment: string,
  language: string,
  now = new Date(),
): { day: string | null; time: string } {
  const date = new Date(moment);
  return {
    day: isOn(moment, now) ? null : new Intl.DateTimeFormat(localeOf(language), day).format(date),
    time: formatZoned(date, language),
  };
}

const day = { day: 'numeric', month: 'short' } as const;

const isOn = (moment: string, now: Date) => new Date(moment).toDateString() === now.toDateString();
