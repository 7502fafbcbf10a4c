import { useParams } from 'react-router';
import { SignedInOnly } from '../../features/people/accounts/signed-in-only.tsx';
import { LogSkeleton } from '../../features/talk/channels/log/log-skeleton.tsx';
import { GroupScreen } from './group-screen.tsx';

export function Component() {
  const { groupId = '' } = useParams();
  return (
    <SignedInOnly waiting={<LogSkeleton />}>
      {(me) => <GroupScreen key={groupId} groupId={groupId} me={me} />}
    </SignedInOnly>
  );
}
