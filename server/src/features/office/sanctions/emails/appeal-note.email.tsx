import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface AppealNoteProps {
  origin: string;
  why: 'filed' | 'soon' | 'late';
  reference: string;
  due: string;
  appealId: string;
}

/** To the team, which reads English. */
export function AppealNote({ origin, why, reference, due, appealId }: AppealNoteProps) {
  const values = { reference, due, hours: sanctionLimits.remindedHoursLeft };
  const say = (key: string) => translate('en', 'sanctionsMail', `team.${why}.${key}`, values);
  return (
    <Letter language="en" origin={origin} preview={say('body')}>
      <Paragraph>{say('body')}</Paragraph>
      <LetterButton href={`${origin}/admin/moderation?appeal=${appealId}`}>
        {translate('en', 'sanctionsMail', 'team.button')}
      </LetterButton>
    </Letter>
  );
}
