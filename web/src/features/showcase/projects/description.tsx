import { type Block, parseMarkdown } from '@firstlight/contract/text/markdown.ts';
import type { Inline } from '@firstlight/contract/text/markdown-inlines.ts';
import { Fragment } from 'react';

interface DescriptionProps {
  text: string;
  language?: string;
}

/** What a maker wrote, drawn element by element: there is no HTML anywhere on the way. */
export function Description({ text, language }: DescriptionProps) {
  return (
    <div lang={language} className="prose-width flex flex-col gap-4 [overflow-wrap:anywhere]">
      {parseMarkdown(text).map((block, place) => (
        <DescriptionBlock key={place} block={block} />
      ))}
    </div>
  );
}

function DescriptionBlock({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List className={block.isOrdered ? 'list-decimal pl-6' : 'list-disc pl-6'}>
        {block.items.map((item, place) => (
          <li key={place} className="pl-1">
            <Inlines pieces={item} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === 'heading') {
    return (
      <h3 className="mt-2 text-h3">
        <Inlines pieces={block.content} />
      </h3>
    );
  }
  if (block.kind === 'quote') {
    return (
      <blockquote className="border-line-strong border-l-2 pl-4 text-ink-muted">
        <Inlines pieces={block.content} />
      </blockquote>
    );
  }
  return (
    <p>
      <Inlines pieces={block.content} />
    </p>
  );
}

function Inlines({ pieces }: { pieces: readonly Inline[] }) {
  return pieces.map((piece, place) => <Fragment key={place}>{drawn(piece)}</Fragment>);
}

function drawn(piece: Inline) {
  switch (piece.kind) {
    case 'break':
      return <br />;
    case 'strong':
      return <strong className="font-semibold">{piece.text}</strong>;
    case 'emphasis':
      return <em>{piece.text}</em>;
    case 'code':
      return <code className="rounded-chip bg-sunken px-1 font-mono text-small">{piece.text}</code>;
    case 'link':
      return (
        <a href={piece.to} target="_blank" rel="noopener noreferrer ugc nofollow" className="link">
          {piece.text}
        </a>
      );
    default:
      return piece.text;
  }
}
