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

declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    'account.opened': MailAsked;
    /** Somebody tried to open a second account with an address that has one. */
    'account.sign_up_repeated': MailAsked;
    'account.verification_asked': MailPerhapsAsked;
    'account.reset_asked': MailPerhapsAsked;
    /** More wrong passwords than anybody types by mistake. */
    'account.guesses_refused': MailPerhapsAsked;
    'account.password_changed': MailAsked;
    'account.email_change_asked': MailAsked;
    /** An account has left an address, which may undo it. */
    'account.email_changed': FormerEmail;
    /** Somebody typed an address that is kept for the account that left it. */
    'account.kept_email_asked': FormerEmail;
    /** An account went back to an earlier address. */
    'account.email_dropped': FormerEmail;
    /** A way to sign in came or went. */
    'account.secured': MailAsked & { how: SecurityNotice };
  }
}
