/** What everybody reads. What is written to one person, and sealed, no machine reads: whoever got it can report it. */
export const checkedKinds = ['project', 'iteration', 'comment', 'profile', 'feedback'] as const;
