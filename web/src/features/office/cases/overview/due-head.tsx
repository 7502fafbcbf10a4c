import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { useTakeNext } from '../cases.api.ts';
import { useQueue } from '../queue/use-queue.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { deskAddress } from './desk-address.ts';

/** The heading of the admins' first page is its state. While that is not known, it is the page's name. */
export function DueHead({ name }: { name: string }) {
  const { t } = useTranslation('moderator');
  const fail = useFailureToast();
  const { urgent } = useQueue('open', deskAddress);
  const navigate = useNavigate();
  const next = useTakeNext();
  const take = () =>
    next.mutate(undefined, {
      onSuccess: (taken) => {
        if (taken) void navigate(deskAddress('case', taken.id));
        else showToast({ title: t('queue.noneFree') });
      },
      onError: fail,
    });
  const parts = urgent && [
    ...(urgent.late > 0 ? [t('queue.late', { count: urgent.late })] : []),
    ...(urgent.dueWithinDay > 0 ? [t('queue.due', { count: urgent.dueWithinDay })] : []),
  ];
  const state = parts && (parts.length > 0 ? parts.join(', ') : t('overview.nothing'));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h1 tabIndex={-1} className="text-h1">
        {state ?? name}
      </h1>
      <Button variant="sun" loading={next.isPending} onClick={take}>
        {t('overview.take')}
      </Button>
    </div>
  );
}
