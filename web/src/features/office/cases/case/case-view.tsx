import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../ui/badge.tsx';
import { emptyDraft } from '../decide/draft.ts';
import { NoteDialog } from '../decide/note-dialog.tsx';
import { Pane } from '../pane/pane.tsx';
import { UnmaskingPart } from '../unmasking/unmasking-part.tsx';
import { AskedPart } from './asked-part.tsx';
import { CaseBar } from './case-bar.tsx';
import { useCaseLine } from './case-line.ts';
import { useCaseTitle } from './case-title.ts';
import { Finding } from './finding.tsx';
import { MovedBanner } from './moved-banner.tsx';
import { NoteList } from './note-list.tsx';
import { PersonPart } from './person-part.tsx';
import { PictureList } from './picture-list.tsx';
import { ReportList } from './report-list.tsx';
import { SignalList } from './signal-list.tsx';
import { StatementPart } from './statement-part.tsx';
import { Suggestion } from './suggestion.tsx';
import { Surroundings } from './surroundings.tsx';
import { ThenAndNow } from './then-and-now.tsx';

interface CaseViewProps {
  one: WholeCase;
  shortcuts: boolean;
  backTo: string;
  takesFocus: boolean;
  onNext: () => void;
  onSent: (decided: Promise<WholeCase>) => void;
  ref?: Ref<HTMLElement> | undefined;
}

/** Everything that is needed to decide a case, in one view. */
export function CaseView({ one, shortcuts, backTo, takesFocus, onNext, onSent, ref }: CaseViewProps) {
  const { t } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  const titleOf = useCaseTitle();
  const lineOf = useCaseLine();
  const [draft, setDraft] = useState(() => emptyDraft(one));
  const [isMoved, setMoved] = useState(false);
  const [isNoting, setNoting] = useState(false);
  const change = (next: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...next }));
  const isOpen = one.state === 'open';
  return (
    <>
      <Pane
        ref={ref}
        id={one.id}
        title={titleOf(one)}
        badges={
          <>
            <Badge>{tStatement(`rules.${one.reason}.name`)}</Badge>
            {one.isIllegal && <Badge tone="rose">{t('case.illegal')}</Badge>}
            {one.heldUntil && <Badge tone="gold">{t('signals.held')}</Badge>}
            {one.hiddenAt && <Badge tone="gold">{t('case.hidden')}</Badge>}
          </>
        }
        line={lineOf(one)}
        since={one.openedAt}
        dueAt={one.dueAt}
        backTo={backTo}
        takesFocus={takesFocus}
        isOver={one.state === 'undoable' || one.state === 'closed'}
        banner={isMoved && <MovedBanner one={one} />}
        left={
          <>
            <ThenAndNow one={one} />
            <PictureList one={one} />
            <Surroundings one={one} />
            <SignalList one={one} />
            {one.given.length > 0 && <ReportList one={one} />}
            <NoteList notes={one.notes} />
          </>
        }
        right={
          <>
            <PersonPart one={one} />
            <UnmaskingPart one={one} shortcuts={shortcuts} />
            {isOpen && <Finding draft={draft} onChange={change} shortcuts={shortcuts} />}
            {one.asked ? <AskedPart asked={one.asked} /> : isOpen && <Suggestion one={one} draft={draft} />}
            {isOpen && <StatementPart one={one} draft={draft} onChange={change} />}
          </>
        }
        bar={
          <CaseBar
            one={one}
            draft={draft}
            onChange={change}
            onNote={() => setNoting(true)}
            onMoved={() => {
              setMoved(true);
              change({ choice: null });
            }}
            onSent={(decided) => {
              setMoved(false);
              onSent(decided);
            }}
            onNext={onNext}
            shortcuts={shortcuts}
          />
        }
      />
      <NoteDialog caseId={one.id} open={isNoting} onOpenChange={setNoting} />
    </>
  );
}
