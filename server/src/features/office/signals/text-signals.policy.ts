import { type Signal, signalLimits } from '@firstlight/contract/office/cases/signal-rules.ts';
import { findContacts } from './text/find-contacts.policy.ts';
import { findDomains } from './text/find-domains.policy.ts';
import { isInsult } from './text/is-insult.policy.ts';
import { isScam } from './text/is-scam.policy.ts';

/** What else was written lately. Only what came before counts: nobody can do something to another's text by copying it afterwards. */
export interface Surrounding {
  /** The account is new. */
  isYoung: boolean;
  /** It stands on its author's own project, where their own address belongs. */
  isOnOwnProject: boolean;
  /** How many others wrote a near-copy before. */
  otherAuthors: number;
  /** How many near-copies of it the same author has elsewhere. */
  ownCopies: number;
  /** For each address of the text: in how many earlier texts of its author, and by how many other accounts it was used. */
  uses: readonly { own: number; youngAccounts: number; settledAccounts: number }[];
}

/** What a machine notices about a text. */
export function textSignals(text: string, surrounding: Surrounding): Signal[] {
  const [contacts, domains] = [findContacts(text), findDomains(text)];
  const isLuring = isScam(text, { contacts, domains });
  const found: [Signal, boolean][] = [
    ['same_text', surrounding.otherAuthors >= signalLimits.from - 1],
    [
      'repeats',
      surrounding.isYoung && !surrounding.isOnOwnProject && surrounding.ownCopies >= signalLimits.from - 1,
    ],
    ['links', isLinkSpam(surrounding)],
    ['scam', isLuring],
    ['insult', isInsult(text)],
    // In a lure an address is where to go, as a number is.
    ['contact', contacts.length > 0 || isLuring],
  ];
  return found.filter(([, is]) => is).map(([signal]) => signal);
}

/** One address in three texts of a new account, or of three new accounts and of nobody who has been here longer. */
function isLinkSpam({ isYoung, isOnOwnProject, uses }: Surrounding): boolean {
  if (!isYoung || isOnOwnProject) return false;
  const { from } = signalLimits;
  return uses.some(
    ({ own, youngAccounts, settledAccounts }) =>
      own >= from - 1 || (youngAccounts >= from - 1 && settledAccounts === 0),
  );
}
