import type { Language } from '@firstlight/contract/languages.ts';
import { formatDate } from '../../../../core/format-date.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface ExportReadyLetterProps {
  language: Language;
  name: string;
  origin: string;
  expiresAt: Date;
}

export function ExportReadyLetter({ language, name, origin, expiresAt }: ExportReadyLetterProps) {
  const say = (key: string, values = {}) => translate(language, 'mail', `exportReady.${key}`, values);
  const date = formatDate(language, expiresAt);
  return (
    <Letter language={language} origin={origin} preview={say('preview', { date })}>
      <Paragraph>{translate(language, 'mail', 'greeting', { name })}</Paragraph>
      <Paragraph>{say('body', { date })}</Paragraph>
      <LetterButton href={`${origin}/settings/export`}>{say('button')}</LetterButton>
      <Paragraph>{say('notYou')}</Paragraph>
    </Letter>
  );
}
