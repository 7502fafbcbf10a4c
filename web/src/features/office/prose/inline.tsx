import type { Inline as InlinePiece } from '@firstlight/contract/text/markdown-inlines.ts';
import { Link } from 'react-router';
import { parseProse } from '../../../parts/prose/parse-prose.ts';

export function Inline({ text }: { text: string }) {
  return parseProse(text).map((piece, place) => <Piece key={place} piece={piece} />);
}

function Piece({ piece }: { piece: InlinePiece }) {
  switch (piece.kind) {
    case 'strong':
      return <strong className="font-semibold">{piece.text}</strong>;
    case 'link':
      return piece.to.startsWith('/') ? (
        <Link to={piece.to} className="link">
          {piece.text}
        </Link>
      ) : (
        <a href={piece.to} className="link">
          {piece.text}
        </a>
      );
    default:
      return piece.text;
  }
}
