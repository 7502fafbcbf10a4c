import type { Language } from '@firstlight/contract/languages.ts';
import { supportRules } from '@firstlight/contract/rules.ts';
import { formatDate } from '../../../../core/format-date.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface SupportReceiptProps {
  language: Language;
  origin: string;
  amount: string;
  paidAt: Date;
  /** Of monthly support that goes on. */
  next: { at: Date; manageUrl: string } | null;
}

export function SupportReceipt({ language, origin, amount, paidAt, next }: SupportReceiptProps) {
  const say = (key: string, values = {}) => translate(language, 'supportMail', `receipt.${key}`, values);
  return (
    <Letter language={language} origin={origin} preview={say('preview', { amount })}>
      <Paragraph>{say('opening', { amount, date: formatDate(language, paidAt) })}</Paragraph>
      <Paragraph>{say('books')}</Paragraph>
      {next && (
        <>
          <Paragraph>{say('next', { amount, date: formatDate(language, next.at) })}</Paragraph>
          <LetterButton href={next.manageUrl}>{say('manage')}</LetterButton>
        </>
      )}
      <Paragraph>{say('back', { days: supportRules.withdrawalDays })}</Paragraph>
    </Letter>
  );
}
