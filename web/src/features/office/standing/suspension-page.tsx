import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { TextSkeleton } from '../../../ui/state/skeleton.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { mainSanction } from './main-sanction.ts';
import { useStanding } from './standing.api.ts';
import { SuspensionNotice } from './suspension-notice.tsx';
import { useNow } from './use-now.ts';

/** How often an open notice asks whether it still holds, and whether an appeal has its answer. */
const askEveryMs = 30_000;

/** What holds somebody back, until it does not: by its clock, or by an appeal. */
export function SuspensionPage({ onOver }: { onOver: () => void }) {
  const { t } = useTranslation('standing');
  const standing = useStanding({ refetchEveryMs: askEveryMs });
  const now = useNow();
  const isOver = standing.data !== undefined && standing.data.standing !== 'suspended';
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (standing.isError && !standing.data) {
    return (
      <StateView
        kind="error"
        headingLevel={1}
        title={t('loadFailed')}
        actions={
          <Button variant="sun" onClick={() => void standing.refetch()}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  const main = standing.data && mainSanction(standing.data.sanctions);
  if (!main) return <TextSkeleton lines={6} />;
  const others = standing.data?.sanctions.filter(({ reference }) => reference !== main.reference) ?? [];
  return <SuspensionNotice sanction={main} others={others} now={now} />;
}
