import type { Language } from '@firstlight/contract/languages.ts';

/** Mails cannot know their reader's time zone, so they speak in the product's own. */
const timeZone = 'Europe/Paris';

export function formatDate(language: Language, date: Date): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date);
}

/** A day and its minute, where somebody waits for it. */
export function formatMoment(language: Language, moment: Date): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment);
}
