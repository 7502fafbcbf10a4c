declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    'project.published': { projectId: string };
    'project.edited': { projectId: string };
    /** Hidden by its owner, or shown again. */
    'project.visibility_changed': { projectId: string };
    'project.removed': { projectId: string };
    'project.restored': { projectId: string };
    /** `replaced` is the folder of the picture before, which nothing points to any more. */
    'project.cover_changed': { replaced: string | null };
    /** Deleted for good: thirty days after its owner deleted it, or with their account. */
    'project.purged': { coverKey: string | null };
    /** All of somebody's at once, with their account. */
    'project.all_erased': { count: number };
  }
}

export {};
