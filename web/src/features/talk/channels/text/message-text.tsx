import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { clsx } from 'clsx';
import { useLogActs } from '../log/log-acts.ts';
import { scanLinks } from './scan-links.ts';
import { scanMentions } from './scan-mentions.ts';

interface MessageTextProps extends Partial<Pick<Message, 'mentions' | 'isCall'>> {
  text: string;
}

/** As it was written, line by line, with its addresses to press and the names of those it means. Nothing is fetched from them. */
export function MessageText({ text, mentions = [], isCall = false }: MessageTextProps) {
  const { ownUsername } = useLogActs();
  const names = new Set(isCall ? [...mentions, everybody] : mentions);
  let from = 0;
  return (
    <p className="max-w-[62ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
      {scanLinks(text).flatMap((part) => {
        const key = from;
        from += part.text.length;
        if (part.href)
          return (
            <a
              key={key}
              href={part.href}
              target="_blank"
              rel="noopener noreferrer ugc nofollow"
              className="link"
            >
              {part.text}
            </a>
          );
        return scanMentions(part.text, names).map(({ text: words, name }, at) =>
          name ? (
            <span key={`${key}-${at}`} className={clsx(nameClasses, name === ownUsername && ownClasses)}>
              {words}
            </span>
          ) : (
            words
          ),
        );
      })}
    </p>
  );
}

/** The word by which a moderator means everybody. */
const everybody = 'all';

const nameClasses = 'font-semibold text-sky';
const ownClasses = 'rounded-chip bg-surface px-1';
