/** Whoever has a project's page open. */
export const projectRoom = (projectId: string) => `project:${projectId}`;
