import type { Inline } from '@firstlight/contract/text/markdown-inlines.ts';
import { parseProse } from '../../../parts/prose/parse-prose.ts';
import { type FoldedText, foldText } from './fold-text.ts';
import { type HelpTab, type HelpTopics, helpTabs } from './help-topics.ts';

/** One heading, paragraph or list item: what a search looks through, and what a match lies in. */
export interface Passage {
  /** Its way through the texts: `faq.groups.questions.0.answer`. */
  path: string;
  tab: HelpTab;
  topic: string;
  pieces: PlacedPiece[];
  folded: FoldedText;
}

/** A piece and where it starts in the passage as it is read, without notation. */
interface PlacedPiece {
  piece: Inline;
  start: number;
}

export function helpPassages(topics: HelpTopics): Passage[] {
  return helpTabs.flatMap((tab) =>
    Object.entries(topics[tab]).flatMap(([key, topic]) =>
      sentences(topic, `${tab}.${key}`).map(({ path, text }) => ({
        path,
        tab,
        topic: topic.title,
        ...readable(text),
      })),
    ),
  );
}

function sentences(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

function readable(text: string): Pick<Passage, 'pieces' | 'folded'> {
  let plain = '';
  const pieces = parseProse(text).map((piece) => {
    const start = plain.length;
    plain += piece.text;
    return { piece, start };
  });
  return { pieces, folded: foldText(plain) };
}
