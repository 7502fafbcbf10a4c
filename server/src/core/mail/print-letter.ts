import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';

/** One letter, two printings: HTML, and the plain text twin for those who read without it. */
export async function printLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(letter);
  return { html, text: toPlainText(html, { preserveNewlines: true }) };
}
