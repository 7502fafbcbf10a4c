declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    /** `isAhead`: it is news with the next full quarter of an hour, so that its moment does not show. */
    'notifications.changed': { userId: string; isAhead: boolean };
    'notifications.gathered': { userId: string; mailedAt: string };
    'notifications.push_gathered': { userId: string; pushedAt: string };
  }
}

export {};
