import { wrapText } from '../../text/wrap-text.ts';
import type { SkyLight } from './constellation.ts';

/** Fainter than a cover: words stand before it. */
export const cardLight: SkyLight = { line: 0.16, dust: 0.35, star: 0.3 };

/** The words of a share card: where they stand on 1200 by 630, how large, and in which face. */
export interface CardLine {
  x: number;
  y: number;
  size: number;
  face: 'display' | 'text' | 'log';
  words: string;
}

interface CardWords {
  name: string;
  pitch: string;
  categories: readonly string[];
  /** Notes, rating and standing. */
  facts: readonly string[];
}

/** One layout for the server, which draws the card, and the form, which shows it before there is one. */
export function shareCardLines({ name, pitch, categories, facts }: CardWords): CardLine[] {
  const names = wrapText(name, { perLine: 24, lines: 2 });
  const pitches = wrapText(pitch, { perLine: 50, lines: 2 });
  return [
    { x: 66, y: 90, size: 26, face: 'log', words: ['Firstlight', ...categories].join(' · ').toUpperCase() },
    ...names.map((words, line) => ({ x: 64, y: 196 + line * 84, size: 82, face: 'display' as const, words })),
    ...pitches.map((words, line) => ({
      x: 66,
      y: 176 + names.length * 84 + line * 48,
      size: 36,
      face: 'text' as const,
      words,
    })),
    { x: 66, y: 592, size: 26, face: 'log', words: facts.join(' · ').toUpperCase() },
  ];
}
