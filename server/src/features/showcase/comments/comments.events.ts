interface AboutComment {
  projectId: string;
  commentId: string;
}

declare module '../../../core/domain-events.ts' {
  interface DomainEvents {
    'comments.written': AboutComment;
    'comments.edited': AboutComment;
    'comments.removed': AboutComment;
    'comments.restored': AboutComment;
  }
}

export {};
