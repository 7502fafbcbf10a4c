import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { SignedInOnly } from '../../features/people/accounts/signed-in-only.tsx';
import { InviteFront } from '../../features/talk/groups/doors/invite-front.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';

/** Where a link or a code leads: it shows the card and asks before anything happens. */
export function Component() {
  const { t } = useTranslation('groups');
  const { code = '' } = useParams();
  return (
    <div className="mx-auto flex max-w-feed flex-col gap-6">
      <h1 tabIndex={-1} className="text-h1">
        {t('invite.title')}
      </h1>
      <SignedInOnly waiting={<Skeleton className="h-10 w-full" />}>
        {() => <InviteFront key={code} code={code} />}
      </SignedInOnly>
    </div>
  );
}
