/** English in London and in New York write dates differently: the browser knows which one its owner reads. */
export function visitorLocale(language: string): string {
  const own = navigator.languages.find((tag) => tag.startsWith(`${language}-`));
  return own ?? (language === 'en' ? 'en-GB' : language);
}
