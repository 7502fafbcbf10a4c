import type { MailLane } from '../../../../db/schema.ts';

const lanes: [MailLane, readonly string[]][] = [
  ['google', ['gmail.com', 'googlemail.com']],
  ['microsoft', ['outlook.com', 'outlook.fr', 'hotmail.com', 'hotmail.fr', 'live.com', 'live.fr', 'msn.com']],
  ['yahoo', ['yahoo.com', 'yahoo.fr', 'ymail.com', 'aol.com']],
  ['french', ['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'neuf.fr', 'laposte.net', 'bbox.fr']],
];

/** Whose mailboxes an address lies in: each house has a pace of its own. */
export function laneOf(email: string): MailLane {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return lanes.find(([, domains]) => domains.includes(domain))?.[0] ?? 'other';
}
