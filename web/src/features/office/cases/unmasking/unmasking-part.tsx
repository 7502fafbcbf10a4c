import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../lib/format-time.ts';
import { useKeys } from '../../../../lib/use-keys.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Part } from '../case/part.tsx';
import { DeskKbd } from '../pane/desk-kbd.tsx';
import { AnswerUnmasking } from './answer-unmasking.tsx';
import { AskUnmaskingDialog } from './ask-unmasking-dialog.tsx';
import { ShownName } from './shown-name.tsx';

interface UnmaskingPartProps {
  one: WholeCase;
  shortcuts: boolean;
}

/** Of hidden content: what was asked last about who wrote it, and the way to ask. */
export function UnmaskingPart({ one, shortcuts }: UnmaskingPartProps) {
  const { t } = useTranslation('moderator');
  const [isAsking, setAsking] = useState(false);
  const { unmasking, can } = one;
  useKeys({ u: () => setAsking(true) }, shortcuts && can.unmask);
  if (!unmasking && !can.unmask) return null;
  return (
    <Part title={t('unmasking.title')}>
      {unmasking ? <Asked unmasking={unmasking} /> : <Lead>{t('unmasking.lead')}</Lead>}
      {can.unmask && (
        <div>
          <Button size="sm" onClick={() => setAsking(true)}>
            {t(unmasking ? 'unmasking.askAgain' : 'unmasking.ask')}
            <DeskKbd>U</DeskKbd>
          </Button>
        </div>
      )}
      <AskUnmaskingDialog caseId={one.id} open={isAsking} onOpenChange={setAsking} />
    </Part>
  );
}

function Asked({ unmasking }: { unmasking: NonNullable<WholeCase['unmasking']> }) {
  const { t, i18n } = useTranslation('moderator');
  const { state, ground, isSecret, text, isOwn, by, answeredBy, until, seenUntil, can } = unmasking;
  const moment = (at: string) => formatMoment(new Date(at), i18n.language);
  const asker = isOwn ? t('unmasking.you') : (by ?? t('someAdmin'));
  const words = {
    asked: t(can.answer ? 'unmasking.yours' : 'unmasking.waits', { name: asker, until: moment(until) }),
    agreed: t('unmasking.agreed', {
      name: by ?? t('someAdmin'),
      other: answeredBy ?? t('someAdmin'),
      until: moment(seenUntil ?? until),
    }),
    refused: t('unmasking.refused', { name: answeredBy ?? t('someAdmin') }),
    expired: t('unmasking.expired'),
  };
  return (
    <>
      <Lead>{words[state]}</Lead>
      <p className="text-small">
        {t(`unmasking.grounds.${ground}`)}
        {isSecret && `, ${t('unmasking.secret')}`}
      </p>
      {text && (
        <blockquote className="whitespace-pre-line break-words border-line-strong border-l-3 pl-3 text-small">
          {text}
        </blockquote>
      )}
      {can.answer && <AnswerUnmasking unmaskingId={unmasking.id} />}
      {can.see && <ShownName unmaskingId={unmasking.id} />}
    </>
  );
}

function Lead({ children }: { children: string }) {
  return <p className="text-ink-muted text-small">{children}</p>;
}
