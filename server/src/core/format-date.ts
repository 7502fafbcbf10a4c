import type { Language } from '@firstlight/contract/languages.ts';

/** Mails cannot know their reader's time zone, so they speak in the product's own. */
const timeZone = 'Europe/Paris';

const locales = { en: 'en-GB', fr: 'fr-FR' } as const;

/** Made once: each holds 30 kB outside of the heap, which collecting garbage does not see in time. */
const byLanguage = (options: Intl.DateTimeFormatOptions) => ({
  en: new Intl.DateTimeFormat(locales.en, { ...options, timeZone }),
  fr: new Intl.DateTimeFormat(locales.fr, { ...options, timeZone }),
});

const days = byLanguage({ dateStyle: 'long' });
const moments = byLanguage({ dateStyle: 'full', timeStyle: 'short' });

export const formatDate = (language: Language, date: Date): string =>
  withFirst(language, days[language].format(date));

/** A day and its minute, where somebody waits for it. */
export const formatMoment = (language: Language, moment: Date): string =>
  withFirst(language, moments[language].format(moment));

/** In French the first of a month is counted in order, as no other day is; the platform writes 1. */
function withFirst(language: Language, written: string): string {
  return language === 'fr' ? written.replace(/(?<!\d)1(?= \p{L})/u, '1er') : written;
}
