import { useParams } from 'react-router';
import { SignedInOnly } from '../../features/people/accounts/signed-in-only.tsx';
import { LogSkeleton } from '../../features/talk/channels/log/log-skeleton.tsx';
import { MessagesScreen } from './messages-screen.tsx';

/** The list, and at the address of a conversation that one beside it. */
export function Component() {
  const { conversationId } = useParams();
  return (
    <SignedInOnly waiting={<LogSkeleton />}>
      {(me) => <MessagesScreen me={me} openId={conversationId} />}
    </SignedInOnly>
  );
}
