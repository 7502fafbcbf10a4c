import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { useLookAtName } from './unmaskings.api.ts';

/** The name, once somebody asks for it: each look is noted, so none happens by itself. */
export function ShownName({ unmaskingId }: { unmaskingId: string }) {
  const { t } = useTranslation('moderator');
  const look = useLookAtName();
  if (look.isSuccess) {
    const person = look.data;
    return (
      <p role="status" className="break-words font-semibold">
        {person ? (
          <>
            {person.name}{' '}
            <Link to={`/profile/${person.username}`} className="link font-normal">
              @{person.username}
            </Link>
          </>
        ) : (
          t('unmasking.gone')
        )}
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="sm" variant="night" loading={look.isPending} onClick={() => look.mutate(unmaskingId)}>
        {t('unmasking.show')}
      </Button>
      {look.isError && <FailureNotice title={t('unmasking.notShown')} error={look.error} />}
    </div>
  );
}
