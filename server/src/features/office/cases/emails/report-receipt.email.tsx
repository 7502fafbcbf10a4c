import type { Language } from '@firstlight/contract/languages.ts';
import { formatMoment } from '../../../../core/format-date.ts';
import { Letter, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface ReportReceiptProps {
  language: Language;
  origin: string;
  reference: string;
  dueAt: Date;
}

/** It repeats nothing that was typed: anyone can type anyone's address. */
export function ReportReceipt({ language, origin, reference, dueAt }: ReportReceiptProps) {
  const say = (key: string, values = {}) => translate(language, 'casesMail', `receipt.${key}`, values);
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{say('opening', { reference })}</Paragraph>
      <Paragraph>{say('promise', { moment: formatMoment(language, dueAt) })}</Paragraph>
      <Paragraph>{say('notYou')}</Paragraph>
    </Letter>
  );
}
