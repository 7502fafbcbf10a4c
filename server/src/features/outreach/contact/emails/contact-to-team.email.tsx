import type { Language } from '@firstlight/contract/languages.ts';
import { formatDate } from '../../../../core/format-date.ts';
import { Letter, Paragraph, Quote } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface ContactToTeamProps {
  /** The sender's, so that whoever answers knows which language to answer in. */
  language: Language;
  origin: string;
  topic: string;
  email: string;
  message: string;
  replyBy: Date;
}

export function ContactToTeam({ language, origin, topic, email, message, replyBy }: ContactToTeamProps) {
  const say = (key: string, values = {}) => translate(language, 'mail', `contactToTeam.${key}`, values);
  return (
    <Letter language={language} origin={origin} preview={say('preview', { topic })}>
      <Paragraph>{say('from', { email })}</Paragraph>
      <Quote>{message}</Quote>
      <Paragraph>{say('promise', { date: formatDate(language, replyBy) })}</Paragraph>
    </Letter>
  );
}
