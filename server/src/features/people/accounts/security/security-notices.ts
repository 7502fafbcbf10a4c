/** What its owner is told when a way to sign in comes or goes. */
export const securityNotices = [
  'secondFactorAdded',
  'secondFactorRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'providerAdded',
  'providerRemoved',
] as const;

export type SecurityNotice = (typeof securityNotices)[number];
