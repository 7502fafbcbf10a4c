import type { Language } from '@firstlight/contract/languages.ts';
import { statementFields } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';
import type { Statement } from '../write-statement.ts';

export interface StatementLetterProps {
  language: Language;
  name: string;
  origin: string;
  statement: Statement;
  link: string;
}

/** All eight fields, so that whoever keeps the mail keeps the whole decision. */
export function StatementLetter({ language, name, origin, statement, link }: StatementLetterProps) {
  const say = (key: string) => translate(language, 'sanctionsMail', `statement.${key}`);
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{translate(language, 'mail', 'greeting', { name })}</Paragraph>
      <Paragraph>{say('opening')}</Paragraph>
      {statementFields.map((field) => (
        <Paragraph key={field}>
          <strong>{say(`fields.${field}`)}</strong>
          <br />
          {statement[field]}
        </Paragraph>
      ))}
      <LetterButton href={link}>{say('button')}</LetterButton>
    </Letter>
  );
}
