declare module '../../core/domain-events.ts' {
  interface DomainEvents {
    /** A run has offered projects to people; its offers say to whom. */
    'distribution.offered': { runId: string };
  }
}

export {};
