import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { clsx } from 'clsx';
import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format-time.ts';
import { formatSentAt } from './format-sent-at.ts';
import { PartnerPicture } from './partner-picture.tsx';

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
}

/** Weight before colour: what is unread is bold, and has its number. */
export function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const { t } = useTranslation('conversations');
  const { id, partner, unread, isMuted } = conversation;
  const name = partner?.name ?? t('deletedAccount');
  return (
    <Link
      to={`/messages/${id}`}
      aria-current={isOpen ? 'page' : undefined}
      className={clsx(
        'flex min-h-16 items-center gap-3 rounded-control px-2.5 py-2',
        isOpen ? 'bg-surface shadow-e1 dark:bg-raised' : 'hover:bg-surface',
      )}
    >
      <PartnerPicture partner={partner} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={clsx('min-w-0 flex-1 truncate', unread > 0 && 'font-semibold')}>{name}</span>
          {isMuted && <BellOff aria-hidden="true" className="size-4 shrink-0 self-center text-ink-faint" />}
          <When conversation={conversation} />
        </span>
        <span className="flex items-center gap-2 text-small">
          <Excerpt conversation={conversation} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="min-w-6 shrink-0 rounded-full bg-sky-soft px-1.5 text-center font-semibold text-[0.8125rem] text-sky leading-5 tabular-nums"
            >
              {unread >= channelLimits.unreadMax ? `${channelLimits.unreadMax - 1}+` : unread}
            </span>
          )}
        </span>
        {isMuted && <span className="sr-only">{t('mute.label')}</span>}
        {unread > 0 && <span className="sr-only">{t('list.unread', { count: unread })}</span>}
      </span>
    </Link>
  );
}

function When({ conversation: { latest } }: Pick<ConversationRowProps, 'conversation'>) {
  const { i18n } = useTranslation();
  if (!latest) return null;
  return (
    <time
      dateTime={latest.sentAt}
      title={formatMoment(new Date(latest.sentAt), i18n.language)}
      className="log shrink-0 text-ink-faint normal-case"
    >
      {formatSentAt(latest.sentAt, i18n.language)}
    </time>
  );
}

function Excerpt({ conversation: { latest, unread } }: Pick<ConversationRowProps, 'conversation'>) {
  const { t } = useTranslation('conversations');
  const text = latest ? (latest.excerpt ?? t('list.gone')) : t('list.nothing');
  return (
    <span className={clsx('min-w-0 flex-1 truncate', unread > 0 ? 'text-ink' : 'text-ink-muted')}>
      {latest?.isOwn && latest.excerpt !== null ? t('list.own', { text }) : text}
    </span>
  );
}
