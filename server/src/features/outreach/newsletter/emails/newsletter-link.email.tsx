import type { Language } from '@firstlight/contract/languages.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';

export interface NewsletterLinkProps {
  language: Language;
  origin: string;
  /** Whether it asks to confirm, or opens what somebody gets already. */
  purpose: 'confirm' | 'manage';
  href: string;
}

/** It names nothing that was typed but the address it goes to: anyone can type anyone's. */
export function NewsletterLink({ language, origin, purpose, href }: NewsletterLinkProps) {
  const say = (key: string) =>
    translate(language, 'newsletterMail', `${purpose}.${key}`, { count: newsletterRules.confirmDays });
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{say('body')}</Paragraph>
      <LetterButton href={href}>{say('button')}</LetterButton>
      <Paragraph>{say('notYou')}</Paragraph>
    </Letter>
  );
}
