import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../features/people/accounts/me.api.ts';
import { InterestChips } from '../../features/reputation/profiles/interest-chips.tsx';
import { interestsQueue } from '../../features/reputation/profiles/use-saved-interests.tsx';
import { useNewVisit } from '../../features/trials/feed/feed.api.ts';
import { KeyList } from '../../features/trials/feed/key-list.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogClose } from '../../ui/overlay/dialog.tsx';

interface FeedDialogsProps {
  shows: 'interests' | 'keys' | undefined;
  interests: Category[];
  onClose: () => void;
}

export function FeedDialogs({ shows, interests, onClose }: FeedDialogsProps) {
  const { t } = useTranslation('feed');
  const shortcuts = useMe()?.shortcuts ?? false;
  const leaveInterests = useLeaveInterests(interests, shows === 'interests');
  const done = (
    <DialogClose>
      <Button variant="sun">{t('interests.done')}</Button>
    </DialogClose>
  );
  return (
    <>
      <Dialog
        open={shows === 'interests'}
        onOpenChange={() => {
          leaveInterests();
          onClose();
        }}
        title={t('interests.title')}
        footer={done}
      >
        <InterestChips interests={interests} />
      </Dialog>
      <Dialog open={shows === 'keys'} onOpenChange={onClose} title={t('keys.title')} size="sm">
        <KeyList shortcuts={shortcuts} />
      </Dialog>
    </>
  );
}

/** Other interests make another order, once somebody is done choosing. */
function useLeaveInterests(interests: readonly Category[], isOpen: boolean): () => void {
  const before = useRef('');
  const { mutate: visitAnew } = useNewVisit(interestsQueue);
  const unsaved = useIsMutating({ predicate: ({ options }) => options.scope?.id === interestsQueue });
  const now = interests.join();
  if (!isOpen) before.current = now;
  return () => {
    if (unsaved > 0 || before.current !== now) visitAnew();
  };
}
