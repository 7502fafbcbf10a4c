import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { DecideBar } from '../decide/decide-bar.tsx';
import { DecidedBar } from '../decide/decided-bar.tsx';
import type { Draft } from '../decide/draft.ts';
import { SecondBar } from '../decide/second-bar.tsx';
import { useLease } from '../decide/use-lease.ts';
import { ActBar } from '../pane/act-bar.tsx';
import { formatClock } from '../pane/format-clock.ts';

interface CaseBarProps {
  one: WholeCase;
  draft: Draft;
  onChange: (next: Partial<Draft>) => void;
  onNote: () => void;
  onMoved: () => void;
  onSent: (decided: Promise<WholeCase>) => void;
  onNext: () => void;
  shortcuts: boolean;
}

/** What can be done with a case as it stands. */
export function CaseBar(props: CaseBarProps) {
  const { one, onNext } = props;
  const { t, i18n } = useTranslation('moderator');
  const lease = useLease(one);
  if (one.state === 'undoable' || one.state === 'closed') return <DecidedBar one={one} onNext={onNext} />;
  if (one.state === 'second') return <SecondBar {...props} />;
  const isOthers = one.claim !== null && !one.claim.isOwn;
  if (lease.isLost || isOthers || !one.can.decide) {
    const name = one.claim?.by ?? t('someAdmin');
    return (
      <ActBar>
        <p className="text-ink-muted text-small">
          {isOthers && one.claim
            ? t('lease.others', { name, time: formatClock(one.claim.until, i18n.language) })
            : t('lease.lost')}
        </p>
        <Button className="desk:ml-auto" disabled={!one.can.claim} onClick={lease.takeAgain}>
          {t('lease.again')}
        </Button>
      </ActBar>
    );
  }
  return <DecideBar {...props} />;
}
