import { useQueryClient } from '@tanstack/react-query';
import { useGathered } from '../../../lib/live/use-gathered.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { hearOfConversations } from './conversations.api.ts';

/** Asked again so often at most, however much is written. */
const everyMs = 2_000;

/** Keeps lists and numbers: what one reads oneself shows at once. */
export function useHeardConversations(): void {
  const queries = useQueryClient();
  const hear = () => void hearOfConversations(queries);
  useTopic('me', {
    'conversations.changed': useGathered(hear, { everyMs }),
    'channels.marked': hear,
    // Between the first answer and the first that is heard, somebody may have written.
    granted: hear,
    missed: hear,
  });
}
