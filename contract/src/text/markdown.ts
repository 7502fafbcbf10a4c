import { type Inline, parseInlines, plainInlines } from './markdown-inlines.ts';

/** The subset of Markdown that descriptions are written in. There is no HTML in it, and nothing to sanitise. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'quote'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] };

interface Line {
  kind: 'paragraph' | 'heading' | 'quote' | 'bullet' | 'number';
  text: string;
}

const marks: [Line['kind'], RegExp][] = [
  ['heading', /^#{1,6} +/],
  ['quote', /^> ?/],
  ['bullet', /^[-*•] +/],
  ['number', /^\d{1,3}[.)] +/],
];

/** Reads lines one by one: neighbours of a kind belong together, an empty line ends what is open. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Line[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(blockOf(open));
    open = [];
  };
  for (const raw of text.split(/\r?\n/)) {
    const trimmed = raw.trim();
    const line = trimmed === '' ? undefined : lineOf(trimmed);
    const [first] = open;
    if (!line || (first && (first.kind !== line.kind || first.kind === 'heading'))) close();
    if (line) open.push(line);
  }
  close();
  return blocks;
}

/** The words alone, for summaries, search and share tags. */
export function plainText(text: string): string {
  const blocks = parseMarkdown(text).map((block) =>
    block.kind === 'list' ? block.items.map(plainInlines).join(' · ') : plainInlines(block.content),
  );
  return blocks.join(' ').replaceAll(/\s+/g, ' ').trim();
}

function lineOf(text: string): Line {
  const found = marks.find(([, mark]) => mark.test(text));
  return found ? { kind: found[0], text: text.replace(found[1], '') } : { kind: 'paragraph', text };
}

function blockOf(lines: Line[]): Block {
  const kind = lines[0]?.kind ?? 'paragraph';
  if (kind === 'bullet' || kind === 'number') {
    return { kind: 'list', isOrdered: kind === 'number', items: lines.map(({ text }) => parseInlines(text)) };
  }
  return { kind, content: parseInlines(lines.map(({ text }) => text).join('\n')) };
}
