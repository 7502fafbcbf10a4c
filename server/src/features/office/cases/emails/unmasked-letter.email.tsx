import type { Language } from '@firstlight/contract/languages.ts';
import { type UnmaskingGround, unmaskingRules } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface UnmaskedLetterProps {
  language: Language;
  name: string;
  origin: string;
  ground: UnmaskingGround;
  day: string;
}

/** It names neither project nor words: whoever else opens the mailbox learns nothing of what was tested. */
export function UnmaskedLetter({ language, name, origin, ground, day }: UnmaskedLetterProps) {
  const say = (key: string) =>
    translate(language, 'casesMail', `unmasked.${key}`, { day, hours: unmaskingRules.seenHours });
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{translate(language, 'mail', 'greeting', { name })}</Paragraph>
      <Paragraph>{say('opening')}</Paragraph>
      <Paragraph>{say(`grounds.${ground}`)}</Paragraph>
      <Paragraph>{say('others')}</Paragraph>
      <Paragraph>{say('disagree')}</Paragraph>
      <LetterButton href={`${origin}/transparency`}>{say('button')}</LetterButton>
    </Letter>
  );
}
