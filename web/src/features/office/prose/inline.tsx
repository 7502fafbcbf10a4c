import { Link } from 'react-router';
import { type InlinePiece, parseInline } from '../../../lib/parse-inline.ts';

export function Inline({ text }: { text: string }) {
  return parseInline(text).map((piece) => <Piece key={piece.at} piece={piece} />);
}

function Piece({ piece }: { piece: InlinePiece }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
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
  }
}
