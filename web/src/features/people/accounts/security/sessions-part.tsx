import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { Loaded } from './loaded.tsx';
import { SavedMark } from './saved-mark.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from './security.api.ts';
import { SecurityPart } from './security-part.tsx';
import { SessionRow } from './session-row.tsx';

export function SessionsPart() {
  const { t } = useTranslation('security');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const error = end.error ?? endOthers.error;
  const backToHeading = () => heading.current?.focus();

  return (
    <SecurityPart title={t('sessions.title')} lead={t('sessions.lead')} headingRef={heading}>
      <Loaded query={list}>
        {({ sessions }) => (
          <>
            <ul className="flex flex-col divide-y divide-line border-line border-y">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  ending={end.isPending && end.variables === session.id}
                  onEnd={() => end.mutate(session.id, { onSuccess: backToHeading })}
                />
              ))}
            </ul>
            {error && <AuthFailureNotice error={error} />}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {sessions.length > 1 && (
                <Button
                  loading={endOthers.isPending}
                  onClick={() => endOthers.mutate(undefined, { onSuccess: backToHeading })}
                >
                  {t('sessions.endOthers')}
                </Button>
              )}
              <SavedMark>
                {endOthers.isSuccess ? t('sessions.othersEnded') : end.isSuccess && t('sessions.ended')}
              </SavedMark>
            </div>
          </>
        )}
      </Loaded>
    </SecurityPart>
  );
}
