import { localeOf } from '../../../../lib/language/locale-of.ts';

/** “16:10”, and with its day where that is not today's. */
export function formatClock(moment: string, language: string, now = new Date()): string {
  return format(moment, language, isOn(moment, now) ? {} : day);
}

/** The same in two parts, for sentences that need a word between them: the day is null for today's. */
export function clockParts(
  moment: string,
  language: string,
  now = new Date(),
): { day: string | null; time: string } {
  const date = new Date(moment);
  return {
    day: isOn(moment, now) ? null : new Intl.DateTimeFormat(localeOf(language), day).format(date),
    time: format(moment, language, {}),
  };
}

const day = { day: 'numeric', month: 'short' } as const;

const isOn = (moment: string, now: Date) => new Date(moment).toDateString() === now.toDateString();

function format(moment: string, language: string, more: Partial<typeof day>): string {
  const shape = { hour: '2-digit', minute: '2-digit', ...more } as const;
  return new Intl.DateTimeFormat(localeOf(language), shape).format(new Date(moment));
}
