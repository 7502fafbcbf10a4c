/** Who looks at a project's page; the page knows, its parts do not ask again. */
export type Viewer = 'guest' | 'member' | 'owner';
