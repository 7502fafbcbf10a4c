import { groupRules } from '@firstlight/contract/rules.ts';
import type { OwnAccessRequest } from '@firstlight/contract/talk/groups/access-requests.ts';
import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { formatDay } from '../../../../lib/format-time.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { ownRequestAt, useAsking } from './doors.api.ts';

interface AskForAccessProps {
  groupId: string;
  /** At a group that is not listed, the code that lets one ask. */
  code?: string;
}

/** A line to whoever decides; then when it was asked, and from when one may ask again. */
export function AskForAccess({ groupId, code }: AskForAccessProps) {
  const own = useQuery(ownRequestAt(groupId));
  if (own.isPending) return <Skeleton className="h-10 w-full" />;
  const last = own.data?.request;
  const isWaiting = last?.state === 'pending';
  const isEarly = last && new Date(last.againAt) > new Date();
  if (last && (isWaiting || isEarly)) return <Asked groupId={groupId} request={last} />;
  return <AskForm groupId={groupId} {...(code && { code })} />;
}

function AskForm({ groupId, code }: AskForAccessProps) {
  const { t } = useTranslation('groups');
  const { ask } = useAsking(groupId, code);
  const [text, setText] = useState('');
  const isTooLong = text.trim().length > doorLimits.requestTextMax;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isTooLong) ask.mutate(text.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={t('ask.label')}
        optional
        hint={t('ask.hint', { count: groupRules.requestAgainDays })}
        error={isTooLong && t('fields.descriptionLength', { max: doorLimits.requestTextMax })}
      >
        <Textarea
          value={text}
          limit={doorLimits.requestTextMax}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {ask.isError && <FailureNotice hasText title={t('ask.failed')} error={ask.error} />}
      <div>
        <Button type="submit" variant="sun" loading={ask.isPending}>
          {t('ask.send')}
        </Button>
      </div>
    </form>
  );
}

function Asked({ groupId, request }: { groupId: string; request: OwnAccessRequest }) {
  const { t, i18n } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const { withdraw } = useAsking(groupId);
  const day = (moment: string) => formatDay(new Date(moment), i18n.language);
  const isWaiting = request.state === 'pending';
  const wasDeclined = request.state === 'declined';
  return (
    <div className="flex flex-col items-start gap-3">
      <div role="status" className="flex gap-2.5 text-ink-muted">
        <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
        <p>
          {isWaiting
            ? t('ask.waiting', { day: day(request.askedAt) })
            : t(wasDeclined ? 'ask.declined' : 'ask.early', { day: day(request.againAt) })}
        </p>
      </div>
      {isWaiting && (
        <Button
          size="sm"
          variant="ghost"
          loading={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(undefined, {
              onError: (error) =>
                void showToast({
                  kind: 'error',
                  title: t('saveFailed'),
                  description: errorMessage(tRequest, error),
                }),
            })
          }
        >
          {t('ask.withdraw')}
        </Button>
      )}
    </div>
  );
}
