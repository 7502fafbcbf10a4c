import { Fragment } from 'react';
import { scanLinks } from './scan-links.ts';

/** As it was written, line by line, with its addresses to press. Nothing is fetched from them. */
export function MessageText({ text }: { text: string }) {
  let from = 0;
  return (
    <p className="max-w-[62ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
      {scanLinks(text).map((part) => {
        const key = from;
        from += part.text.length;
        return part.href ? (
          <a key={key} href={part.href} target="_blank" rel="nofollow noopener ugc" className="link">
            {part.text}
          </a>
        ) : (
          <Fragment key={key}>{part.text}</Fragment>
        );
      })}
    </p>
  );
}
