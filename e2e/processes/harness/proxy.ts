import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './ask.ts';
import { startChild } from './child.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

export interface LoadBalancer {
  url: string;
  stop(): Promise<void>;
}

/** HAProxy in front of several API processes, as the documented deployment has it. */
export async function startProxy(servers: readonly { url: string }[]): Promise<LoadBalancer> {
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-proxy-'));
  const file = join(directory, 'haproxy.cfg');
  await writeFile(file, configuration(port, servers));
  const child = startChild('haproxy', ['-db', '-f', file]);
  const url = `http://127.0.0.1:${port}`;
  await until('the proxy to find its servers', async () => {
    if (!child.isAlive()) throw new Error(`haproxy: ${child.output()}`);
    const answer = await ask(url, '/healthz').catch(() => undefined);
    return answer?.status === 200;
  });
  return {
    url,
    async stop() {
      await child.end('SIGKILL');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Soon aware of who says that they leave, and patient with who is only slow: nobody else may be there to take over. */
function configuration(port: number, servers: readonly { url: string }[]): string {
  const lines = servers.map(({ url }, index) => `  server api${index} ${new URL(url).host} check`);
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout tunnel 1h
  timeout check 5s
  retries 3
  option redispatch 1
frontend public
  bind 127.0.0.1:${port}
  default_backend api
backend api
  balance roundrobin
  option httpchk GET /readyz
  http-request set-header X-Forwarded-For %[src]
  default-server inter 200ms fastinter 100ms fall 2 rise 1
${lines.join('\n')}
`;
}
