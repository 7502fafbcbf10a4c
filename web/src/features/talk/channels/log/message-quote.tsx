import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { useTranslation } from 'react-i18next';

interface MessageQuoteProps {
  quoted: NonNullable<Message['replyTo']>;
  onJump: (seq: number) => void;
}

/** The beginning of what is answered; pressing it leads there. */
export function MessageQuote({ quoted, onJump }: MessageQuoteProps) {
  const { t } = useTranslation('channels');
  const name = quoted.author?.name ?? t('deletedAccount');
  return (
    <button
      type="button"
      onClick={() => onJump(quoted.seq)}
      className="my-0.5 flex max-w-full items-baseline gap-2 border-line-strong border-l-2 pl-2 text-left text-[0.8125rem] text-ink-muted leading-snug hover:text-ink"
    >
      <span className="sr-only">{t('quote')}</span>
      <span className="shrink-0 font-semibold">{name}</span>
      <span className="min-w-0 truncate">{quoted.excerpt ?? t('gone')}</span>
    </button>
  );
}
