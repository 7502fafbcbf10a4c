import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface ReviewNoteProps {
  origin: string;
  due: string;
}

/** To the team, which reads English. */
export function ReviewNote({ origin, due }: ReviewNoteProps) {
  const values = { due, hours: sanctionLimits.remindedHoursLeft };
  const say = (key: string) => translate('en', 'casesMail', `team.review.${key}`, values);
  return (
    <Letter language="en" origin={origin} preview={say('body')}>
      <Paragraph>{say('body')}</Paragraph>
      <LetterButton href={`${origin}/admin/moderation`}>{say('button')}</LetterButton>
    </Letter>
  );
}
