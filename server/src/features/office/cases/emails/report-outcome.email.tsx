import type { Language } from '@firstlight/contract/languages.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface ReportOutcomeProps {
  language: Language;
  origin: string;
  reference: string;
  outcome: 'upheld' | 'rejected';
}

export function ReportOutcome({ language, origin, reference, outcome }: ReportOutcomeProps) {
  const say = (key: string) => translate(language, 'casesMail', `outcome.${key}`, { reference });
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{say(outcome)}</Paragraph>
      <Paragraph>{say('disagree')}</Paragraph>
      <LetterButton href={`${origin}/guidelines`}>{say('button')}</LetterButton>
    </Letter>
  );
}
