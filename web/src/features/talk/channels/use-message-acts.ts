import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import { markUnread } from '@firstlight/contract/talk/channels/channels.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { editMessage, removeMessage, restoreMessage } from '@firstlight/contract/talk/channels/messages.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import type { LogActs } from './log/log-acts.ts';
import type { ChannelStore } from './window/channel-store.ts';

interface LogActsInput
  extends Pick<LogActs, 'canWrite' | 'removeMessages' | 'ownUsername' | 'isOfTwo' | 'reply' | 'edit'> {
  store: ChannelStore;
  /** What is unread again stays so until one leaves. */
  onUnread: () => void;
}

/** What one does with a message, and what is said where the server does not agree. */
export function useMessageActs(input: LogActsInput): Omit<LogActs, 'jumpTo'> {
  const { t } = useTranslation('channels');
  const { t: tRequest } = useTranslation('request');
  const { store, canWrite, removeMessages, ownUsername, isOfTwo, reply, edit, onUnread } = input;
  return useMemo(() => {
    const { channelId } = store;
    const fail = (title: string) => (error: unknown) => {
      showToast({ kind: 'error', title, description: errorMessage(tRequest, error) });
    };
    const restore = ({ seq }: Message) =>
      call(restoreMessage, { channelId, seq }).then(store.take, fail(t('remove.undoFailed')));
    return {
      channelId,
      canWrite,
      removeMessages,
      ownUsername,
      isOfTwo,
      reply,
      edit,
      react: (seq: number, kind: ReactionKind, isOn: boolean) =>
        void store.react(seq, kind, isOn).catch(fail(t('reactFailed'))),
      saveEdit: (seq: number, text: string) => call(editMessage, { channelId, seq, text }).then(store.take),
      markUnread: (seq: number) =>
        void call(markUnread, { channelId, seq }).then(
          () => {
            onUnread();
            showToast({ title: t('markedUnread') });
          },
          fail(t('markUnreadFailed')),
        ),
      remove: (message: Message) =>
        void call(removeMessage, { channelId, seq: message.seq }).then(
          () => {
            void store.catchUp();
            showToast({ title: t('remove.done'), undo: () => void restore(message) });
          },
          fail(t('remove.failed')),
        ),
    };
  }, [store, canWrite, removeMessages, ownUsername, isOfTwo, reply, edit, onUnread, t, tRequest]);
}
