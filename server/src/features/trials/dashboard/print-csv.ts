import type { Language } from '@firstlight/contract/languages.ts';

/** What spreadsheets take for the beginning of a formula, in the wide forms of Asian keyboards too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/** French spreadsheets write numbers with a comma, and so expect another sign between cells. */
const separators: Record<Language, string> = { en: ',', fr: ';' };

/**
 * A table that any spreadsheet opens and none of them executes. The mark at its beginning is how they tell UTF-8.
 * Numbers are ours and stay numbers; every text is quoted, and one that looks like a formula is made a plain text.
 */
export function printCsv(rows: readonly (readonly (string | number)[])[], language: Language): string {
  const lines = rows.map((cells) => cells.map(printCell).join(separators[language]));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function printCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = formula.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
