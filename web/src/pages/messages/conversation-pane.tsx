import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ChannelPane } from '../../features/talk/channels/channel-pane.tsx';
import { LogSkeleton } from '../../features/talk/channels/log/log-skeleton.tsx';
import { MessageSearchButton } from '../../features/talk/channels/message-search-button.tsx';
import { ConversationHead } from '../../features/talk/conversations/conversation-head.tsx';
import { conversationOf, hearOfConversations } from '../../features/talk/conversations/conversations.api.ts';
import { RequestActs } from '../../features/talk/conversations/request-acts.tsx';
import { hasCode } from '../../lib/api/api-error.ts';
import { BlockedNote } from '../../parts/blocks/blocked-note.tsx';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { LoadFailure } from '../../ui/state/load-failure.tsx';
import { StateView } from '../../ui/state/state-view.tsx';

interface ConversationPaneProps {
  conversationId: string;
  me: Me;
}

export function ConversationPane({ conversationId, me }: ConversationPaneProps) {
  const { t } = useTranslation('conversations');
  const conversation = useQuery(conversationOf(conversationId));
  return (
    <div data-conversation="" className="flex h-full min-h-0 flex-col border-line bg-surface md:border-l">
      <ConversationHead
        conversation={conversation.data}
        tools={
          conversation.data && (
            <MessageSearchButton
              scope={{ kind: 'conversation', channelId: conversation.data.channelId }}
              placeOf={({ seq }) => ({ to: `/messages/${conversationId}?at=${seq}` })}
            />
          )
        }
      />
      {conversation.data ? (
        <Talk conversation={conversation.data} me={me} />
      ) : !conversation.isError ? (
        <LogSkeleton />
      ) : hasCode(conversation.error, 'conversations.not_found') ? (
        <Gone />
      ) : (
        <div className="px-6">
          <LoadFailure
            title={t('failed')}
            error={conversation.error}
            onRetry={() => void conversation.refetch()}
          />
        </div>
      )}
    </div>
  );
}

/** The server accepts no typing from two people across a block. */
const noneHidden = { hidden: [] };

function Talk({ conversation, me }: { conversation: Conversation; me: Me }) {
  const { t } = useTranslation('conversations');
  const queries = useQueryClient();
  const hear = () => void hearOfConversations(queries);
  const name = conversation.partner?.name ?? t('deletedAccount');
  return (
    <>
      {conversation.isRequest && <RequestNote conversation={conversation} name={name} />}
      <ChannelPane
        channelId={conversation.channelId}
        me={me}
        label={t('with', { name })}
        writeLabel={t('write', { name })}
        canWrite={conversation.can.write}
        isOfTwo
        typing={noneHidden}
        slowSeconds={0}
        cannotWrite={<CannotWrite conversation={conversation} />}
        empty={<Beginning conversation={conversation} name={name} />}
        closed={<Gone />}
        onRefused={hear}
        onMarked={hear}
      />
    </>
  );
}

/** A stranger's first message: it says so, and what one can do, before one answers. */
function RequestNote({ conversation, name }: { conversation: Conversation; name: string }) {
  const { t } = useTranslation('conversations');
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b bg-canvas px-6 py-2.5 max-md:px-4">
      <p className="text-small">{t('requests.note', { name })}</p>
      <RequestActs conversation={conversation} onDeleted={() => void navigate('/messages')} />
    </div>
  );
}

/** One sentence, the same for somebody blocked, suspended or gone. Whom the reader blocks, they know. */
function CannotWrite({ conversation: { partner, isBlocked } }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  return (
    <div className="px-4 pb-4 max-md:px-3 max-md:pb-3">
      {partner && isBlocked ? (
        <BlockedNote person={partner} />
      ) : (
        <p className="rounded-card border border-line bg-canvas px-4 py-3 text-ink-muted">
          {t('cannotWrite')}
        </p>
      )}
    </div>
  );
}

function Beginning({
  conversation: { isRevealed, can },
  name,
}: {
  conversation: Conversation;
  name: string;
}) {
  const { t } = useTranslation('conversations');
  return (
    <p className="px-3 py-8 text-center text-ink-muted">
      {isRevealed
        ? t('beginning.revealed', { name })
        : can.write
          ? t('beginning.plain', { name })
          : t('list.nothing')}
    </p>
  );
}

function Gone() {
  const { t } = useTranslation('conversations');
  return (
    <div className="px-6">
      <StateView
        kind="notFound"
        title={t('gone.title')}
        actions={
          <Link to="/messages" className={buttonClasses({ variant: 'night' })}>
            {t('gone.back')}
          </Link>
        }
      >
        <p>{t('gone.body')}</p>
      </StateView>
    </div>
  );
}
