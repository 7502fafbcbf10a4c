import type { NotificationChoice } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { useSavedField } from '../../../lib/use-saved-field.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { SaveNote } from '../../../ui/field/save-note.tsx';
import { type ChoiceRow, useChoose } from './notifications.api.ts';

interface ChoiceBoxesProps {
  kept: ChoiceRow;
  /** Those that this site can go. */
  ways: readonly (keyof NotificationChoice)[];
}

/** One kind with its ways. A row is kept whole, so each tick goes on from what is shown, not from what is kept. */
export function ChoiceBoxes({ kept, ways }: ChoiceBoxesProps) {
  const { t } = useTranslation('notifications');
  const { t: tRequest } = useTranslation('request');
  const row = useSavedField(kept, useChoose(), { isSame });
  const boxes = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    // The button that was pressed goes at once.
    boxes.current?.querySelector<HTMLElement>('[role=checkbox]')?.focus();
    row.save();
  };
  return (
    <li>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1 py-2.5 max-sm:flex-col sm:items-center">
        <legend className="float-left mr-auto font-medium">{t(`kinds.${kept.kind}.choice`)}</legend>
        <div ref={boxes} className="flex flex-wrap gap-x-6">
          {ways
            .filter((way) => kept.offered.includes(way))
            .map((way) => (
              <Checkbox
                key={way}
                label={t(`choices.${way}`)}
                checked={row.value[way]}
                onChange={(checked) => row.save({ ...row.value, [way]: checked })}
              />
            ))}
        </div>
        {row.state === 'failed' && (
          <div className="w-full">
            <SaveNote
              state="failed"
              failureTitle={`${t('choices.failed')}.`}
              failure={errorMessage(tRequest, row.error)}
              onRetry={tryAgain}
            />
          </div>
        )}
      </fieldset>
    </li>
  );
}

function isSame(one: ChoiceRow, other: ChoiceRow): boolean {
  return one.inApp === other.inApp && one.byMail === other.byMail && one.byPush === other.byPush;
}
