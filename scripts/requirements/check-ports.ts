import { devPorts } from '../dev/dev-ports.ts';
import type { Environment } from '../environment.ts';
import { listens } from '../listens.ts';
import type { Finding } from './finding.ts';

/** Ports that this checkout has been given and that somebody else listens on. */
export function checkPorts(env: Environment): Promise<Finding[]> {
  return Promise.all(
    Object.values(devPorts(env)).map(async ({ key, use, port }) => ({
      ok: !(await listens(port)),
      what: `port ${port} for the ${use}`,
      hint: `Something listens on ${port} already: \`pnpm dev\` of this checkout in another window, or a program that wants another ${key} in .env.`,
    })),
  );
}
