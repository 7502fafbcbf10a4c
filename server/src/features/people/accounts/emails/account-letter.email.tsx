import type { Language } from '@firstlight/contract/languages.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import { Letter, LetterButton, Paragraph } from '../../../../core/mail/letter.tsx';
import { translate } from '../../../../core/translate.ts';
import type { SecurityNotice } from '../security/security-notices.ts';

export type AccountLetterKind =
  | 'verification'
  | 'reset'
  | 'secondAccount'
  | 'passwordChanged'
  | 'guesses'
  | 'emailConfirm'
  | 'emailTaken'
  | 'emailChanged'
  | 'emailKept'
  | 'emailDropped'
  | SecurityNotice;

export interface AccountLetterProps {
  kind: AccountLetterKind;
  language: Language;
  /** Null where somebody else may have typed it: a mail that nobody asked for must not carry a stranger's words. */
  name: string | null;
  origin: string;
  link: string;
  /** Title of the sign-in provider that was linked or unlinked. */
  provider?: string | undefined;
}

/** How long its link works, in hours or days, as its sentence says. */
const spans: Partial<Record<AccountLetterKind, number>> = {
  verification: accountRules.verificationLinkHours,
  reset: accountRules.resetLinkHours,
  emailConfirm: accountRules.verificationLinkHours,
  emailChanged: accountRules.emailUndoDays,
  emailKept: accountRules.emailUndoDays,
};

/** All mails about an account are one letter: what happened, one button, and what to do if it was not you. */
export function AccountLetter({ kind, language, name, origin, link, provider = '' }: AccountLetterProps) {
  const values = { count: spans[kind] ?? 0, provider };
  const say = (key: string) => translate(language, 'mail', `${kind}.${key}`, values);
  return (
    <Letter language={language} origin={origin} preview={say('preview')}>
      <Paragraph>{greeting(language, name)}</Paragraph>
      <Paragraph>{say('body')}</Paragraph>
      <LetterButton href={link}>{say('button')}</LetterButton>
      <Paragraph>{say('notYou')}</Paragraph>
    </Letter>
  );
}

function greeting(language: Language, name: string | null): string {
  return name === null
    ? translate(language, 'mail', 'greetingUnasked')
    : translate(language, 'mail', 'greeting', { name });
}
