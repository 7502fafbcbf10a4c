import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SignedInOnly } from '../features/people/accounts/signed-in-only.tsx';
import { ProfileFailure, ProfileSkeleton } from '../features/reputation/profiles/profile-states.tsx';
import { ProfileView } from '../features/reputation/profiles/profile-view.tsx';
import { profileOf } from '../features/reputation/profiles/profiles.api.ts';
import { ProjectsOf } from '../features/showcase/projects/own/projects-of.tsx';
import { MessageButton } from '../features/talk/conversations/message-button.tsx';

export function Component() {
  return <SignedInOnly waiting={<ProfileSkeleton />}>{(me) => <Somebody me={me} />}</SignedInOnly>;
}

function Somebody({ me }: { me: Me }) {
  const { username = '' } = useParams();
  const profile = useQuery(profileOf(username.toLowerCase()));
  if (profile.data) {
    const shown = profile.data.username;
    return (
      <ProfileView
        profile={profile.data}
        acts={<MessageButton username={shown} />}
        projects={(empty) => <ProjectsOf key={shown} username={shown} empty={empty} />}
      />
    );
  }
  if (!profile.isError) return <ProfileSkeleton />;
  return (
    <ProfileFailure error={profile.error} ownUsername={me.username} onRetry={() => void profile.refetch()} />
  );
}
