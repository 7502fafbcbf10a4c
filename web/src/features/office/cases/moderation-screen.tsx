import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useKeys } from '../../../lib/use-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { AppealView } from './appeals/appeal-view.tsx';
import { CasePane } from './case/case-pane.tsx';
import { useTakeNext } from './cases.api.ts';
import { useTakeBack } from './decide/use-take-back.ts';
import { KeyDialog } from './key-dialog.tsx';
import { NothingOpen } from './pane/nothing-open.tsx';
import { QueueFrame } from './queue/queue-frame.tsx';
import { QueueHead } from './queue/queue-head.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { QueueTabs } from './queue/queue-tabs.tsx';
import { RaidHead } from './queue/raid-head.tsx';
import { useOpenItem } from './queue/use-open-item.ts';
import { useQueue } from './queue/use-queue.ts';
import { useQueueKeys } from './queue/use-queue-keys.ts';
import { ReviewView } from './reviews/review-view.tsx';
import { useFailureToast } from './use-failure-toast.ts';

/** What waits for a moderator, and one of it: side by side, or one after the other where there is little room. */
export function ModerationScreen({ shortcuts }: { shortcuts: boolean }) {
  const { t } = useTranslation('moderator');
  const list = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const [isShowingKeys, setShowingKeys] = useState(false);
  const { tab, openKind, openId, raid, addressOf, listAddress, everything, takesFocus } = useOpenItem();
  const queue = useQueue(tab, addressOf, { raid });
  const navigate = useNavigate();
  const next = useTakeNext();
  const fail = useFailureToast();
  const takeNext = () =>
    next.mutate(undefined, {
      onSuccess: (taken) => {
        if (taken) void navigate(addressOf('case', taken.id));
        else showToast({ title: t('queue.noneFree') });
      },
      onError: fail,
    });
  const { keep, takeBack } = useTakeBack(
    openKind === 'case' ? openId : undefined,
    (caseId) => void navigate(addressOf('case', caseId)),
  );
  useQueueKeys({ list, pane, isOn: shortcuts });
  useKeys({ z: takeBack, '?': () => setShowingKeys(true) }, shortcuts);

  const appeal = openKind === 'appeal' ? queue.appeals?.find(({ id }) => id === openId) : undefined;
  const review = openKind === 'review' ? queue.reviews?.find(({ id }) => id === openId) : undefined;
  const shown = { ref: pane, shortcuts, backTo: listAddress, takesFocus };
  return (
    <QueueFrame
      listRef={list}
      hasOpen={openId !== undefined}
      shortcuts={shortcuts}
      head={
        <>
          <QueueTabs tab={tab} counts={queue.counts} />
          {raid && <RaidHead everything={everything} />}
          <QueueHead counts={queue.urgent}>
            <Button size="sm" loading={next.isPending} onClick={takeNext}>
              {t('queue.next')}
            </Button>
          </QueueHead>
        </>
      }
      queue={
        <QueueList
          label={t('queue.label')}
          items={queue.items}
          error={queue.error}
          onRetry={queue.retry}
          openId={openId}
          empty={t(`empty.${tab}`)}
        >
          {queue.more && (
            <MoreButton size="sm" list={queue.more}>
              {t('queue.more')}
            </MoreButton>
          )}
        </QueueList>
      }
    >
      {openKind === 'case' && openId && (
        <CasePane key={openId} {...shown} caseId={openId} onNext={takeNext} onSent={keep} />
      )}
      {appeal && (
        <AppealView key={appeal.id} {...shown} appeal={appeal} onDone={() => void navigate(listAddress)} />
      )}
      {review && (
        <ReviewView
          key={review.id}
          {...shown}
          review={review}
          onDone={(outcome) =>
            void navigate(outcome === 'reopened' ? addressOf('case', review.case.id) : listAddress)
          }
        />
      )}
      {openKind !== 'case' && !appeal && !review && (
        <NothingOpen backTo={listAddress} isGone={openId !== undefined && queue.items !== undefined} />
      )}
      <KeyDialog open={isShowingKeys} onOpenChange={setShowingKeys} />
    </QueueFrame>
  );
}
