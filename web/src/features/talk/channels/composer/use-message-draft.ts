import { useKeptText } from '../../../../lib/use-kept-text.ts';

/** What was begun in a channel waits there. */
export function useMessageDraft(channelId: string) {
  return useKeptText(`message-draft:${channelId}`);
}
