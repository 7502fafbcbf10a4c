import type { Inline } from '@firstlight/contract/text/markdown-inlines.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cutText } from './cut-text.ts';
import type { Match } from './find-matches.ts';
import { useHelpReading } from './help-reading.ts';
import { scrollWithinPanel } from './scroll-within-panel.ts';

/** The words at a place in the texts, with what was searched for marked in them. */
export function HelpPassage({ path }: { path: string }) {
  const { passages, matches } = useHelpReading();
  const found = matches.get(path) ?? [];
  return passages.get(path)?.pieces.map(({ piece, start }) => (
    <Piece key={start} piece={piece}>
      {cutText(piece.text, start, found).map((segment) =>
        segment.match ? (
          <Marked key={segment.start} match={segment.match} text={segment.text} />
        ) : (
          segment.text
        ),
      )}
    </Piece>
  ));
}

function Piece({ piece, children }: { piece: Inline; children: ReactNode }) {
  const { onLeave } = useHelpReading();
  switch (piece.kind) {
    case 'strong':
      return <strong className="font-semibold">{children}</strong>;
    case 'link':
      return (
        <Link to={piece.to} onClick={onLeave} className="link">
          {children}
        </Link>
      );
    default:
      return children;
  }
}

/** The current match is told apart by its ring as well as its colour, and brought into view when it becomes current. */
function Marked({ match, text }: { match: Match; text: string }) {
  const { current, turn } = useHelpReading();
  const isCurrent = match === current;
  return (
    <mark
      key={isCurrent ? turn : 'other'}
      ref={isCurrent ? centre : undefined}
      aria-current={isCurrent || undefined}
      className={clsx(
        'scroll-my-2 rounded-chip forced-colors:bg-[Mark] forced-colors:text-[MarkText] forced-colors:forced-color-adjust-none',
        isCurrent ? 'bg-sun text-on-sun outline-2 outline-ink' : 'bg-gold-soft text-gold',
      )}
    >
      {text}
    </mark>
  );
}

function centre(mark: HTMLElement | null): void {
  if (mark) scrollWithinPanel(mark, 'centre');
}
