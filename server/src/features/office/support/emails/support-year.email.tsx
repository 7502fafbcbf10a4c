import type { Language } from '@firstlight/contract/languages.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface SupportYearProps {
  language: Language;
  origin: string;
  amount: string;
  year: number;
  /** Of monthly support that goes on. */
  manageUrl: string | null;
}

export function SupportYear({ language, origin, amount, year, manageUrl }: SupportYearProps) {
  const say = (key: string) => translate(language, 'supportMail', `year.${key}`, { amount, year });
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{say('opening')}</Paragraph>
      <Paragraph>{say('books')}</Paragraph>
      {manageUrl && (
        <>
          <Paragraph>{say('goesOn')}</Paragraph>
          <LetterButton href={manageUrl}>{say('manage')}</LetterButton>
        </>
      )}
    </Letter>
  );
}
