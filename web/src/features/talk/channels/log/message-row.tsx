import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../lib/format-time.ts';
import { ReportedFold } from '../../../../parts/reports/reported-fold.tsx';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import { MessageText } from '../text/message-text.tsx';
import { formatTimeOfDay } from './format-time-of-day.ts';
import { isMeant, isOwn, reportedIn, useLogActs } from './log-acts.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageQuote } from './message-quote.tsx';
import { MessageTools } from './message-tools.tsx';
import { ReactionChips } from './reaction-chips.tsx';
import { rowClasses, rowSizeClasses } from './row-classes.ts';
import { Tombstone } from './tombstone.tsx';

export interface MessageRowProps {
  message: Message;
  isFollowUp: boolean;
  reactions: readonly ReactionKind[];
  /** The keyboard enters the log here. */
  isEntry: boolean;
  /** Under the pointer or with focus: its tools are there. */
  isActive: boolean;
  isEditing: boolean;
}

/** Drawn again only when something of its own changed: two hundred of them stand on a page. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isFollowUp, isEntry, isActive, isEditing } = props;
  const { t } = useTranslation('channels');
  const acts = useLogActs();
  const own = isOwn(acts, message);
  const meant = isMeant(acts, message);
  return (
    <article
      data-seq={message.seq}
      tabIndex={isEntry ? 0 : -1}
      className={clsx(
        rowClasses,
        // What bears tools lets them stand out of it.
        !isActive && rowSizeClasses,
        isFollowUp ? 'py-0.5' : 'py-1.5',
        meant
          ? 'bg-sky-soft shadow-[inset_3px_0_0_var(--sky)]'
          : own && acts.isOfTwo && message.text !== null
            ? 'bg-canvas'
            : 'hover:bg-canvas/60',
      )}
    >
      {message.text === null ? (
        <Tombstone message={message} isOwn={own} />
      ) : (
        <>
          <Gutter {...props} />
          <div className="min-w-0">
            {meant && <span className="sr-only">{t('mentionsYou')}</span>}
            {!isFollowUp && <Byline message={message} isOwn={own} />}
            {message.replyTo && <MessageQuote quoted={message.replyTo} onJump={acts.jumpTo} />}
            {isEditing ? (
              <MessageEditor message={message} text={message.text} />
            ) : (
              <Body {...props} isOwn={own} text={message.text} />
            )}
          </div>
          {isActive && !isEditing && (
            <MessageTools message={message} text={message.text} own={props.reactions} />
          )}
        </>
      )}
    </article>
  );
});

function Gutter({ message, isFollowUp }: MessageRowProps) {
  const { t, i18n } = useTranslation('channels');
  const { author } = message;
  if (!isFollowUp) {
    return (
      <Avatar
        name={author?.name ?? t('deletedAccount')}
        src={author?.avatar ?? undefined}
        size="sm"
        decorative
      />
    );
  }
  return (
    <time
      dateTime={message.sentAt}
      className="log invisible pt-1 text-center text-[0.625rem] text-ink-faint tracking-normal group-hover:visible group-focus:visible"
    >
      {formatTimeOfDay(message.sentAt, i18n.language)}
    </time>
  );
}

function Byline({ message, isOwn: own }: { message: Message; isOwn: boolean }) {
  const { t, i18n } = useTranslation('channels');
  return (
    <p className="flex items-baseline gap-2 leading-snug">
      <span className="truncate font-semibold">
        {own ? t('you') : (message.author?.name ?? t('deletedAccount'))}
      </span>
      <time
        dateTime={message.sentAt}
        title={formatMoment(new Date(message.sentAt), i18n.language)}
        className="log shrink-0 text-ink-faint"
      >
        {formatTimeOfDay(message.sentAt, i18n.language)}
      </time>
    </p>
  );
}

function Body({ message, text, isOwn: own, reactions }: MessageRowProps & { text: string; isOwn: boolean }) {
  const { t } = useTranslation('channels');
  const acts = useLogActs();
  const note = message.isTakenDown ? 'takenDownOwn' : message.isUndelivered ? 'undelivered' : undefined;
  const words = (
    <>
      <MessageText text={text} mentions={message.mentions} isCall={message.isCall} />
      {message.isEdited && <p className="text-[0.75rem] text-ink-faint leading-5">{t('edited')}</p>}
      {note && <p className="text-ink-muted text-small">{t(note)}</p>}
      <ReactionChips
        counts={message.reactions}
        own={reactions}
        onToggle={acts.canWrite ? (kind, isOn) => acts.react(message.seq, kind, isOn) : undefined}
      />
    </>
  );
  if (own) return words;
  return <ReportedFold reported={reportedIn(acts, message)}>{words}</ReportedFold>;
}
