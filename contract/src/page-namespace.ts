/** Where whoever has a page open listens; apart from what is pushed, so that browsers need no schemas for it. */
export const pageNamespace = '/pages';
