import { circleRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Circle } from '@firstlight/contract/talk/rounds/circles.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { RoundMeter } from '../round-meter.tsx';
import { useRoundWords } from '../round-words.ts';
import { useCircleActs } from './circles.api.ts';
import { EnterDialog } from './enter-dialog.tsx';
import { OwnDuties } from './own-duties.tsx';

interface CircleCardProps {
  group: Group;
  circle: Circle;
  username: string;
  /** They may not enter this one. */
  isResting: boolean;
}

/** A circle that waits for entries or runs: how far it is, what one is to do, and what is promised. */
export function CircleCard({ group, circle, username, isResting }: CircleCardProps) {
  const { t } = useTranslation('rounds');
  const { t: tRequest } = useTranslation('request');
  const words = useRoundWords();
  const { leave, begin, cancel } = useCircleActs(group.id);
  const [asking, setAsking] = useState<'enter' | 'cancel'>();
  const { id, people, entry, duties, beginsAt, closesAt, can } = circle;
  const isEnough = people >= circleRules.peopleMin;

  async function act(done: string, doing: Promise<unknown>): Promise<void> {
    try {
      await doing;
      showToast({ title: done });
    } catch (error) {
      showToast({ kind: 'error', title: t('saveFailed'), description: errorMessage(tRequest, error) });
      throw error;
    }
  }
  const attempt = (done: string, doing: Promise<unknown>) => void act(done, doing).catch(() => undefined);

  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      {beginsAt && closesAt ? (
        <div>
          <RoundMeter
            opensAt={beginsAt}
            closesAt={closesAt}
            label={t('circles.label')}
            text={`${words.left(closesAt)}, ${t('open.closes', { moment: words.moment(closesAt) })}`}
          />
          <p className="font-semibold">{words.left(closesAt)}</p>
          <p className="text-ink-muted text-small">
            {t('circles.running', { people })} {t('open.closes', { moment: words.moment(closesAt) })}
          </p>
        </div>
      ) : (
        <div>
          <p className="font-semibold">{t('circles.entered', { count: people })}</p>
          <p className="text-ink-muted text-small">
            {t('circles.waiting', { min: circleRules.peopleMin, max: circleRules.peopleMax })}
          </p>
        </div>
      )}
      {entry && <p>{t(beginsAt ? 'circles.ownRunning' : 'circles.ownWaiting', { name: entry.name })}</p>}
      {duties.length > 0 && <OwnDuties duties={duties} />}
      <p className="text-ink-muted text-small">
        {t('circles.rules', {
          duties: circleRules.duties,
          min: circleRules.answersMin,
          days: circleRules.restDays,
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        {can.enter && !isResting && (
          <Button variant="sun" onClick={() => setAsking('enter')}>
            {t('circles.enter')}
          </Button>
        )}
        {can.begin && isEnough && (
          <Button
            loading={begin.isPending}
            onClick={() => attempt(t('circles.begun'), begin.mutateAsync(id))}
          >
            {t('circles.begin')}
          </Button>
        )}
        {can.leave && (
          <Button
            variant="ghost"
            loading={leave.isPending}
            onClick={() => attempt(t('circles.left'), leave.mutateAsync(id))}
          >
            {t('circles.leave')}
          </Button>
        )}
        {can.cancel && (
          <Button variant="ghost" onClick={() => setAsking('cancel')}>
            {t('circles.cancel')}
          </Button>
        )}
      </div>
      {asking === 'enter' && (
        <EnterDialog group={group} circleId={id} username={username} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'cancel' && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(undefined)}
          title={t('circles.cancelling')}
          confirmLabel={t('circles.cancel')}
          onConfirm={() => act(t('circles.cancelDone'), cancel.mutateAsync(id))}
        >
          <p>{t('circles.cancelBody')}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
