/**
 * What the privacy notice says how long it is kept, one fact each, in its order. The catalogue of the database's tables leads
 * every table about people to one of these, and a test reads that both languages have them all.
 */
export const keptKinds = [
  'account',
  'deletedAccounts',
  'addresses',
  'usernames',
  'contact',
  'sessions',
  'talk',
  'notifications',
  'exports',
  'newsletter',
  'support',
  'moderation',
  'office',
  'backups',
] as const;

export type KeptKind = (typeof keptKinds)[number];
