import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/use-online.ts';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Composer } from './composer/composer.tsx';
import type { Mentionable } from './composer/use-mentionable.ts';
import { ChannelLog } from './log/channel-log.tsx';
import type { LogActs } from './log/log-acts.ts';
import { LogSkeleton } from './log/log-skeleton.tsx';
import { askedPlace } from './log/use-asked-place.ts';
import { useFailedJump } from './log/use-failed-jump.ts';
import { TypingLine } from './typing/typing-line.tsx';
import { useMessageActs } from './use-message-acts.ts';
import { useChannel } from './window/use-channel.ts';

interface ChannelPaneProps {
  channelId: string;
  me: Pick<Me, 'username' | 'name' | 'avatar'>;
  /** Names the log aloud. */
  label: string;
  /** Names the field: whom or where one writes to. */
  writeLabel: string;
  canWrite: boolean;
  /** So long one waits from one message to the next; 0: not at all. */
  slowSeconds: number;
  isOfTwo: boolean;
  /** Usernames that are never shown as writing; `null` where typing is off. */
  typing: { hidden: readonly string[] } | null;
  /** In place of the field, where one cannot write. */
  cannotWrite: ReactNode;
  empty: ReactNode;
  /** In place of everything, for whoever may not be here any more. */
  closed: ReactNode;
  onRefused: (error: unknown) => void;
  onMarked: () => void;
  /** Where some remove what others wrote. */
  removeMessages?: LogActs['removeMessages'];
  /** Where people are called by their names: who begins so, and whether everybody can be called. */
  calls?: Pick<Mentionable, 'find' | 'canCall'>;
}

const none: readonly never[] = [];

/** An open channel: its log and the field below. The same for groups and for conversations of two. */
export function ChannelPane(props: ChannelPaneProps) {
  const { channelId, me, canWrite, isOfTwo } = props;
  const { t } = useTranslation('channels');
  const { store, state } = useChannel(channelId, props.onRefused);
  useFailedJump(state);
  const [replyingTo, setReplyingTo] = useState<Message>();
  const [editing, setEditing] = useState<number>();
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = useCallback((message: Message) => {
    setReplyingTo(message);
    field.current?.focus();
  }, []);
  const [isUnread, setUnread] = useState(false);
  const marked = useRef(props.onMarked);
  marked.current = props.onMarked;
  const onUnread = useCallback(() => {
    setUnread(true);
    marked.current();
  }, []);
  const acts = useMessageActs({
    store,
    canWrite,
    removeMessages: props.removeMessages ?? null,
    ownUsername: me.username,
    isOfTwo,
    reply,
    edit: setEditing,
    onUnread,
  });
  const isReady = state.window !== undefined;
  useEffect(() => {
    // A screen keyboard would cover what one came to read; whoever came for one message gets there.
    if (isReady && !matchMedia('(pointer: coarse)').matches && !askedPlace(window.location.search))
      field.current?.focus({ preventScroll: true });
  }, [isReady]);

  function editLast(): void {
    const own = state.window?.messages.findLast(
      ({ author, text }) => author?.username === me.username && text !== null,
    );
    if (own) setEditing(own.seq);
  }
  function send(text: string): void {
    store.send(text, replyingTo?.seq);
    setReplyingTo(undefined);
  }

  if (state.isClosed) return props.closed;
  return (
    <section aria-label={props.label} className="flex min-h-0 flex-1 flex-col">
      {state.window ? (
        <ChannelLog
          store={store}
          state={state}
          window={state.window}
          label={props.label}
          me={me}
          acts={acts}
          editing={editing}
          empty={props.empty}
          isUnread={isUnread}
          onMarked={props.onMarked}
        />
      ) : state.failed ? (
        <div className="flex-1 px-6">
          <LoadFailure title={t('loadFailed')} error={state.error} onRetry={() => void store.load()} />
        </div>
      ) : (
        <LogSkeleton />
      )}
      {/* Its place is always kept: nothing moves when something is said there. */}
      <div className="min-h-5.5 px-6 text-[0.8125rem] text-ink-muted leading-snug max-md:px-4">
        <WaitingLine count={state.unsent.filter((one) => one.state === 'waiting').length} />
        {props.typing && <TypingLine channelId={channelId} hidden={[...props.typing.hidden, me.username]} />}
      </div>
      {canWrite ? (
        <Composer
          ref={field}
          channelId={channelId}
          label={props.writeLabel}
          slowSeconds={props.slowSeconds}
          isTypingShown={props.typing !== null}
          replyingTo={replyingTo}
          mentionable={
            props.calls && {
              ...props.calls,
              ownUsername: me.username,
              messages: state.window?.messages ?? none,
            }
          }
          onCancelReply={() => setReplyingTo(undefined)}
          onSend={send}
          onEditLast={editLast}
        />
      ) : (
        props.cannotWrite
      )}
    </section>
  );
}

function WaitingLine({ count }: { count: number }) {
  const { t } = useTranslation('channels');
  const isOnline = useOnline();
  return (
    <p role="status">{!isOnline && (count > 0 ? t('offline.waiting', { count }) : t('offline.plain'))}</p>
  );
}
