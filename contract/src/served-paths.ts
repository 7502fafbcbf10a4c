/**
 * How the addresses begin that the server answers itself; every other one is a page. In development another server
 * shows the pages, and hands these over.
 */
export const servedPaths = [
  '.well-known',
  'api',
  'badge',
  'demo',
  'feeds',
  'files',
  'go',
  'healthz',
  'metrics',
  'readyz',
  'robots.txt',
  'share',
  'sitemap',
  'sitemap.xml',
  'socket.io',
  'unsubscribe',
  'webhooks',
] as const;
