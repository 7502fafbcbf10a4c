declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    /** `replaced` is the folder of the picture before, which nothing points to any more. */
    'profile.avatar_changed': { replaced: string | null };
  }
}

export {};
