const locales: Record<string, string> = { en: 'en-IE', fr: 'fr-FR' };

/** “€5” and “5 €”, or with its cents where they matter or where there are any. */
export function formatEuros(cents: number, language: string, { exact = false } = {}): string {
  const digits = exact || cents % 100 !== 0 ? 2 : 0;
  return new Intl.NumberFormat(locales[language] ?? language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** What somebody typed as an amount: “5”, “5.50” or “5,50”. NaN where it is none. */
export function centsIn(typed: string): number {
  const plain = typed.replace(/[€\s]/g, '').replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}
