import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { MessageSearchButton } from '../../features/talk/channels/message-search-button.tsx';
import { ConversationList } from '../../features/talk/conversations/conversation-list.tsx';
import { conversationsIn } from '../../features/talk/conversations/conversations.api.ts';
import { RequestsFold } from '../../features/talk/conversations/requests-fold.tsx';
import { useHeardConversations } from '../../features/talk/conversations/use-heard-conversations.ts';
import { HorizonSpot } from '../../ui/spots/horizon-spot.tsx';
import { ConversationPane } from './conversation-pane.tsx';

interface MessagesScreenProps {
  me: Me;
  openId: string | undefined;
}

/** The list and one conversation side by side, or one of them where both do not fit. */
export function MessagesScreen({ me, openId }: MessagesScreenProps) {
  const { t } = useTranslation('conversations');
  useHeardConversations();
  return (
    <div
      data-says-offline=""
      className={clsx(
        'relative h-[calc(100dvh-3.5rem)] overflow-hidden md:grid md:h-dvh md:grid-cols-[20rem_minmax(0,1fr)]',
        'max-md:in-[body:has([data-conversation])]:h-dvh',
      )}
    >
      <h1 tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      <span
        aria-hidden="true"
        className="horizon pointer-events-none absolute inset-x-0 top-0 z-10 h-14 max-md:hidden"
      />
      <nav
        aria-label={t('list.label')}
        className={clsx(
          'h-full flex-col gap-3 overflow-y-auto bg-canvas px-3 pb-4 max-md:pb-20 md:flex',
          openId ? 'hidden' : 'flex',
        )}
      >
        <div className="flex min-h-14 shrink-0 items-center gap-3 px-2.5">
          <p aria-hidden="true" className="min-w-0 flex-1 font-display font-semibold text-h3">
            {t('title')}
          </p>
          <MessageSearchButton
            scope={{ kind: 'conversations' }}
            placeOf={({ conversationId, partner, seq }) => ({
              to: `/messages/${conversationId}?at=${seq}`,
              name: t('with', { name: partner?.name ?? t('deletedAccount') }),
            })}
          />
        </div>
        <RequestsFold />
        <ConversationList openId={openId} />
      </nav>
      {openId ? <ConversationPane key={openId} conversationId={openId} me={me} /> : <NothingOpen />}
    </div>
  );
}

function NothingOpen() {
  const { t } = useTranslation('conversations');
  const { data } = useInfiniteQuery(conversationsIn('inbox'));
  const hasSome = data?.pages.some(({ items }) => items.length > 0) ?? false;
  return (
    <div className="hidden place-content-center place-items-center gap-4 border-line bg-surface text-ink-muted md:grid md:border-l">
      {hasSome && (
        <>
          <HorizonSpot />
          <p>{t('nothingOpen')}</p>
        </>
      )}
    </div>
  );
}
