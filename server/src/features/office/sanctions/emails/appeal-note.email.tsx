import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { Letter, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface AppealNoteProps {
  origin: string;
  why: 'filed' | 'soon' | 'late';
  reference: string;
  due: string;
}

/** To the team, which reads English. */
export function AppealNote({ origin, why, reference, due }: AppealNoteProps) {
  const values = { reference, due, hours: sanctionLimits.remindedHoursLeft };
  const say = (key: string) => translate('en', 'sanctionsMail', `team.${why}.${key}`, values);
  return (
    <Letter language="en" origin={origin} preview={say('subject')}>
      <Paragraph>{say('body')}</Paragraph>
    </Letter>
  );
}
