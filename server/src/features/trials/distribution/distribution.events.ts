declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    /** A run has offered projects to people; its offers say to whom. */
    'distribution.offered': { runId: string };
    /** Somebody has had projects in view that were offered to them. Which ones is not said, and nothing of it is kept. */
    'distribution.offers_noticed': { testerId: string };
  }
}

export {};
