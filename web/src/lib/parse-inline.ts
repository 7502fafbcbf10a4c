export type InlinePiece =
  | { kind: 'text'; text: string; at: number }
  | { kind: 'strong'; text: string; at: number }
  | { kind: 'link'; text: string; to: string; at: number };

const notation = /\[(?<label>[^\][]+)\]\((?<to>[^()\s]+)\)|\*\*(?<strong>[^*]+)\*\*/g;

/** Our pages, the web over https, mail. Anything else stays the text it was. */
const safeTarget = /^(?:\/(?!\/)|https:\/\/|mailto:)/;

/** Reads the notation of prose texts: `[label](/path)` and `**strong**`, no nesting, no HTML. */
export function parseInline(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(notation)) {
    const piece = pieceOf(match);
    if (!piece) continue;
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index), at: end });
    pieces.push(piece);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end), at: end });
  return pieces;
}

function pieceOf(match: RegExpExecArray): InlinePiece | undefined {
  const { label, to, strong } = match.groups ?? {};
  if (strong) return { kind: 'strong', text: strong, at: match.index };
  if (label && to && safeTarget.test(to)) return { kind: 'link', text: label, to, at: match.index };
  return undefined;
}
