import type { Language } from '@firstlight/contract/languages.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface SupportLinkProps {
  language: Language;
  origin: string;
  amount: string;
  manageUrl: string;
}

export function SupportLink({ language, origin, amount, manageUrl }: SupportLinkProps) {
  const say = (key: string, values = {}) => translate(language, 'supportMail', `link.${key}`, values);
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{say('opening', { amount })}</Paragraph>
      <LetterButton href={manageUrl}>{say('manage')}</LetterButton>
      <Paragraph>{say('notYou')}</Paragraph>
    </Letter>
  );
}
