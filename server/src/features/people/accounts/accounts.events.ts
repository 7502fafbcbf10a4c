import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import { event } from '../../../core/domain-events.ts';
import type { SecurityNotice } from './security/security-notices.ts';

/** `mailId` names the one mail that follows, however often its job runs. */
interface MailAsked {
  userId: string;
  mailId: string;
}

/** `userId` is null where the address is unknown: the work, and so the time, stays the same. */
interface MailPerhapsAsked {
  userId: string | null;
  mailId: string;
}

interface FormerEmail {
  formerEmailId: string;
  mailId: string;
}

export const accountEvents = {
  opened: event<MailAsked>('accounts.opened'),
  /** Its address is read by whoever opened it. */
  confirmed: event<{ userId: string }>('accounts.confirmed'),
  /** Somebody tried to open a second account with an address that has one. */
  signUpRepeated: event<MailAsked>('accounts.sign_up_repeated'),
  verificationAsked: event<MailPerhapsAsked>('accounts.verification_asked'),
  resetAsked: event<MailPerhapsAsked>('accounts.reset_asked'),
  /** More wrong passwords than anybody types by mistake. */
  guessesRefused: event<MailPerhapsAsked>('accounts.guesses_refused'),
  passwordChanged: event<MailAsked>('accounts.password_changed'),
  emailChangeAsked: event<MailAsked>('accounts.email_change_asked'),
  /** An account has left an address, which may undo it. */
  emailChanged: event<FormerEmail>('accounts.email_changed'),
  /** Somebody typed an address that is kept for the account that left it. */
  keptEmailAsked: event<FormerEmail>('accounts.kept_email_asked'),
  /** An account went back to an earlier address. */
  emailDropped: event<FormerEmail>('accounts.email_dropped'),
  /** A way to sign in came or went. */
  secured: event<MailAsked & { how: SecurityNotice; provider?: ProviderName }>('accounts.secured'),
};
