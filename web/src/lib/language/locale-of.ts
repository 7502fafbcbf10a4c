/** Our English is British: day before month, and no comma in dates. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
