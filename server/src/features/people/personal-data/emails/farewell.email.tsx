import type { Language } from '@firstlight/contract/languages.ts';
import { retention } from '@firstlight/contract/legal.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface FarewellLetterProps {
  language: Language;
  origin: string;
}

/** It greets nobody by name: the name is already gone. */
export function FarewellLetter({ language, origin }: FarewellLetterProps) {
  const say = (key: string, values = {}) => translate(language, 'mail', `farewell.${key}`, values);
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{say('opening')}</Paragraph>
      <Paragraph>{say('gone', { count: accountRules.usernameReservedDays })}</Paragraph>
      <Paragraph>{say('last', { months: retention.contactMessageMonths })}</Paragraph>
      <Paragraph>{say('notYou')}</Paragraph>
      <LetterButton href={`${origin}/contact`}>{say('button')}</LetterButton>
    </Letter>
  );
}
