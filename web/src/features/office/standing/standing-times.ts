import type { TFunction } from 'i18next';
import { formatDay } from '../../../lib/format-time.ts';
import { localeOf } from '../../../lib/language/locale-of.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
/** So near, the name of a day says more than its date. */
const nearDays = 6;

/** Which of the two a sentence is about: French says them with other words around. */
export function nearness(moment: Date, now: Date): 'near' | 'far' {
  return Math.abs(moment.getTime() - now.getTime()) < nearDays * day ? 'near' : 'far';
}

/** “Wednesday, 10:21 (CET)”, or “24 November, 10:21 (CET)” where that could be another week's Wednesday. */
export function formatWhen(t: TFunction<'standing'>, moment: Date, now: Date, language: string): string {
  return t('moment', { day: formatDayName(moment, now, language), time: formatZoned(t, moment, language) });
}

/** “Wednesday”, or “24 November”. */
export function formatDayName(moment: Date, now: Date, language: string): string {
  const options: Intl.DateTimeFormatOptions =
    nearness(moment, now) === 'near' ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(localeOf(language), options).format(moment);
}

/** “24 November 2026, 10:21 (CET)”, for the statement of reasons. */
export function formatWhole(t: TFunction<'standing'>, moment: Date, language: string): string {
  return t('moment', { day: formatDay(moment, language), time: formatZoned(t, moment, language) });
}

/** “18 Nov 10:21 (CET)”, for the ends of a meter. */
export function formatTick(t: TFunction<'standing'>, moment: Date, language: string): string {
  const short = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' });
  return `${short.format(moment)} ${formatZoned(t, moment, language)}`;
}

/** “Wed 18 Nov, 14:20 (CET)”. */
export function formatDue(t: TFunction<'standing'>, moment: Date, language: string): string {
  const date = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return t('moment', {
    day: date.format(moment).replace(',', ''),
    time: formatZoned(t, moment, language),
  });
}

/** “1 day and 20 hours”: the two largest units that say anything. */
export function formatSpan(t: TFunction<'standing'>, ms: number, language: string): string {
  if (ms < minute) return t('lessThanMinute');
  const [days, hours, minutes] = [
    Math.floor(ms / day),
    Math.floor((ms % day) / hour),
    Math.floor((ms % hour) / minute),
  ];
  const all: [number, string][] = [
    [days, 'day'],
    [hours, 'hour'],
    [days === 0 ? minutes : 0, 'minute'],
  ];
  const said = all
    .filter(([count]) => count > 0)
    .map(([count, unit]) =>
      new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(said);
}

/** “14:20 (CET)”, in the reader's zone. */
function formatZoned(t: TFunction<'standing'>, moment: Date, language: string): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  // The French say 5 h 07, not 05 h 07.
  const hours = language === 'fr' ? String(Number(part('hour'))) : part('hour');
  return `${t('time', { hour: hours, minute: part('minute') })} (${part('timeZoneName')})`;
}
