/** The contract’s figures as they are written in a locale, to be named by texts. */
export function writtenRules(rules: Record<string, number | string>, locale: string): Record<string, string> {
  const number = new Intl.NumberFormat(locale);
  const entries = Object.entries(rules).map(([name, value]) => [
    name,
    typeof value === 'number' ? number.format(value) : value,
  ]);
  return Object.fromEntries(entries);
}
