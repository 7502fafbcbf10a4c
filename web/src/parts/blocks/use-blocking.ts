import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../lib/api/api-error.ts';
import { showToast } from '../../ui/overlay/show-toast.ts';
import { useChangeBlock } from './blocks.api.ts';

export interface NamedPerson {
  username: string;
  name: string;
}

/** Done at once and without a question; blocking can be undone for a while, and any time in the settings. */
export function useBlocking() {
  const { t } = useTranslation('blocks');
  const { t: tRequest } = useTranslation('request');
  const change = useChangeBlock();
  const fail = (error: unknown) =>
    void showToast({
      kind: 'error',
      title: t('failed'),
      description: errorMessage(tRequest, error),
    });
  const unblock = (person: NamedPerson) =>
    change(person.username, false).then(
      () => void showToast({ title: t('unblocked', { name: person.name }) }),
      fail,
    );
  const block = (person: NamedPerson) =>
    change(person.username, true).then(
      () =>
        void showToast({
          title: t('blocked', { name: person.name }),
          description: t('notTold'),
          undo: () => void unblock(person),
        }),
      fail,
    );
  return { block, unblock };
}
