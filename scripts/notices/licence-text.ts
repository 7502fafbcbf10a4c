import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LicenceText {
  /** Who is to be named. */
  copyrights: string[];
  /** The licence itself, which many packages share word by word. */
  body: string;
}

const isCopyright = (line: string) =>
  /^\W*(copyright\b|\(c\)|©)/i.test(line) && !/^\W*copyright (notice|holder|license)/i.test(line);

/** What a package says of its licence, the names apart from the words; undefined where it says nothing. */
export function licenceText(folder: string): LicenceText | undefined {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]es?|copying|notice)([.-].*)?$/i.test(file));
  if (files.length === 0) return undefined;
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8'));
  return splitText(texts.join('\n\n'));
}

export function splitText(text: string): LicenceText {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trim());
  const body = lines.filter((line) => !isCopyright(line)).join('\n');
  return {
    copyrights: [...new Set(lines.filter(isCopyright))],
    body: body.replaceAll(/\n{3,}/g, '\n\n').trim(),
  };
}
