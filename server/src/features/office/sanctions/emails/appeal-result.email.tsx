import type { Language } from '@firstlight/contract/languages.ts';
import type { AppealOutcome } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { Letter, LetterButton, Paragraph, Quote } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface AppealResultProps {
  language: Language;
  name: string;
  origin: string;
  outcome: AppealOutcome;
  answer: string;
  reference: string;
}

export function AppealResult({ language, name, origin, outcome, answer, reference }: AppealResultProps) {
  const say = (key: string) => translate(language, 'sanctionsMail', `result.${key}`, { reference });
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{translate(language, 'mail', 'greeting', { name })}</Paragraph>
      <Paragraph>{say(outcome)}</Paragraph>
      <Quote>{answer}</Quote>
      {outcome !== 'overturned' && <Paragraph>{say('disagree')}</Paragraph>}
      <LetterButton href={`${origin}/account-suspended`}>{say('button')}</LetterButton>
    </Letter>
  );
}
