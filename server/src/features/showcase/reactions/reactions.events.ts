declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    'reactions.changed': { projectId: string };
  }
}

export {};
