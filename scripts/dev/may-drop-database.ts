import type { Environment } from '../environment.ts';

/** Whether `pnpm dev` may drop the database without a question: it is on this machine, and not for production. */
export function mayDropDatabase(env: Environment): boolean {
  const url = new URL(env['DATABASE_URL'] ?? '');
  // A socket is given as a path in the query, which may also name another machine.
  const hosts = [url.hostname, url.searchParams.get('host') ?? ''];
  return (
    env['NODE_ENV'] !== 'production' &&
    hosts.every((host) => ['', 'localhost', '127.0.0.1', '[::1]'].includes(host) || host.startsWith('/'))
  );
}
