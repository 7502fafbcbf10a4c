import type { Language } from '@firstlight/contract/languages.ts';

const locales: Record<Language, string> = { en: 'en-IE', fr: 'fr-FR' };

/** “€5.00” and “5,00 €”. */
export function formatEuros(language: Language, cents: number): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}
