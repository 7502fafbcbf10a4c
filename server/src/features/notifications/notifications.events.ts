declare module '../../core/domain-events.ts' {
  interface DomainEvents {
    /** `isMasked`: a hidden tester is the cause, so the moment must not show. */
    'notifications.changed': { userId: string; isMasked: boolean };
    'notifications.gathered': { userId: string; mailedAt: string };
    'notifications.push_gathered': { userId: string; pushedAt: string };
  }
}

export {};
