import { Fragment } from 'react';
import { Link } from 'react-router';

interface CommentTextProps {
  text: string;
  /** The usernames that belong to somebody; other words with an @ stay words. */
  mentions: readonly string[];
}

export function CommentText({ text, mentions }: CommentTextProps) {
  return (
    <p className="prose-width whitespace-pre-line [overflow-wrap:anywhere]">
      {piecesOf(text, mentions).map(({ at, piece, username }) =>
        username ? (
          <Link key={at} to={`/profile/${username}`} className="link">
            {piece}
          </Link>
        ) : (
          <Fragment key={at}>{piece}</Fragment>
        ),
      )}
    </p>
  );
}

interface Piece {
  at: number;
  piece: string;
  username?: string;
}

export function piecesOf(text: string, mentions: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(/(?<![\w@.])@\w{3,20}(?!\w)/g)) {
    const username = piece.slice(1).toLowerCase();
    if (!mentions.includes(username)) continue;
    if (index > end) pieces.push({ at: end, piece: text.slice(end, index) });
    pieces.push({ at: index, piece, username });
    end = index + piece.length;
  }
  if (end < text.length) pieces.push({ at: end, piece: text.slice(end) });
  return pieces;
}
