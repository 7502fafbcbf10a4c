import type { Language } from '@firstlight/contract/languages.ts';
import { retention } from '@firstlight/contract/legal.ts';
import { formatDate } from '../../../../core/format-date.ts';
import { Letter, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface ContactReceiptProps {
  language: Language;
  origin: string;
  replyBy: Date;
}

/** It does not repeat the message: anyone can type anyone's address, and ours must not carry strangers' texts to them. */
export function ContactReceipt({ language, origin, replyBy }: ContactReceiptProps) {
  const say = (key: string, values = {}) => translate(language, 'mail', `contactReceipt.${key}`, values);
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{say('opening')}</Paragraph>
      <Paragraph>{say('promise', { date: formatDate(language, replyBy) })}</Paragraph>
      <Paragraph>{say('notYou', { months: retention.contactMessageMonths })}</Paragraph>
    </Letter>
  );
}
