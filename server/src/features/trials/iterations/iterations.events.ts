declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    /** Which notes it credits is asked for by the job that tells their authors. */
    'iterations.published': { projectId: string; iterationId: string };
    'iterations.edited': { projectId: string };
    'iterations.removed': { projectId: string };
    'iterations.restored': { projectId: string };
  }
}

export {};
