/** What comes in at the doors of a group: invites, access requests and shared projects. */
export const doorLimits = {
  /** What an invite grants at once: joining, or asking at a group that is not listed. */
  inviteGrants: ['join', 'ask'],
  inviteDaysMax: 30,
  inviteUsesMax: 1000,
  /** Of one group, not run out and not revoked. */
  openInvitesMax: 50,
  invitesPage: 20,
  /** Of those who came by one invite, so many are named. */
  cameByNamed: 10,
  typedCodeMax: 300,
  requestTextMax: 300,
  requestsPage: 30,
  projectsPage: 24,
  /** Of one group. */
  sharedProjectsMax: 500,
} as const;
