declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    'validation.granted': { projectId: string; on: string };
  }
}

export {};
