import { wrapText } from '../../text/wrap-text.ts';
import type { GeneratedCover } from './generated-cover.ts';

/** The words of a share card: where they stand on 1200 by 630, how large, in which face and colour. */
export interface CardLine {
  x: number;
  y: number;
  size: number;
  face: 'display' | 'text' | 'log';
  /** At the right edge instead of the left. */
  isAtEnd: boolean;
  colour: string;
  words: string;
}

interface CardWords {
  name: string;
  pitch: string;
  categories: readonly string[];
  /** Feedback, rating and standing. */
  facts: readonly string[];
}

const light = '#f3f8fc';
const edge = 64;

/** One layout for the server, which draws the card, and the form, which shows it before there is one. */
export function shareCardLines(
  { name, pitch, categories, facts }: CardWords,
  {
    width,
    horizon,
    hour,
    ground,
    letter,
  }: Pick<GeneratedCover, 'width' | 'horizon' | 'hour' | 'ground' | 'letter'>,
): CardLine[] {
  const { size, perLine, lines } = nameSizes.find(({ upTo }) => [...name].length <= upTo) ?? smallest;
  const names = wrapText(name, { perLine, lines });
  const above = { y: 84, size: 26, face: 'log' as const, colour: hour === 'day' ? ground : light };
  return [
    { ...above, x: edge, isAtEnd: false, words: ['Firstlight', ...categories].join(' · ').toUpperCase() },
    ...(facts.length === 0
      ? []
      : [{ ...above, x: width - edge, isAtEnd: true, words: facts.join(' · ').toUpperCase() }]),
    ...names.map((words, line) => ({
      x: edge - 2,
      // High enough for what hangs below a line to stand on the horizon.
      y: Math.round(horizon - size * (0.24 + (names.length - 1 - line))),
      size,
      face: 'display' as const,
      isAtEnd: false,
      colour: letter,
      words,
    })),
    ...wrapText(pitch, { perLine: 68, lines: 2 }).map((words, line) => ({
      x: edge,
      y: horizon + 54 + line * 42,
      size: 31,
      face: 'text' as const,
      isAtEnd: false,
      colour: light,
      words,
    })),
  ];
}

/** A short name is set large; a long one stands on two lines. */
const smallest = { upTo: Number.POSITIVE_INFINITY, size: 72, perLine: 25, lines: 2 };
const nameSizes = [
  { upTo: 12, size: 136, perLine: 12, lines: 1 },
  { upTo: 18, size: 100, perLine: 18, lines: 1 },
  { upTo: 25, size: 76, perLine: 25, lines: 1 },
  smallest,
];
