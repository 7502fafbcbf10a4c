import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../ask.ts';
import { until } from '../until.ts';
import { startChild } from './child.ts';
import { freePort } from './free-port.ts';

export interface CachingProxy {
  url: string;
  /** Of each request so far, in the order of their ends: its path and what the cache had to say (`HIT`, `MISS`, `-`). */
  log(): Promise<{ path: string; outcome: string }[]>;
  stop(): Promise<void>;
}

/** The file that operators get. */
const shipped = new URL('../../../../deploy/nginx.conf', import.meta.url);

/** nginx in front of one process, as it is shipped, but for addresses, folders and TLS. */
export async function startCache(server: { url: string }): Promise<CachingProxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-cache-'));
  const site = (await readFile(shipped, 'utf8'))
    .replace(/^ {2}listen \[::\].*\n/gm, '')
    .replace(/^ {2}ssl_.*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('127.0.0.1:3001', new URL(server.url).host)
    .replace('127.0.0.1:3002', new URL(server.url).host)
    .replaceAll(/\/var\/(cache|log)\/nginx\//g, `${directory}/`);
  await writeFile(join(directory, 'site.conf'), site);
  await writeFile(join(directory, 'nginx.conf'), around(directory));
  const child = startChild('nginx', ['-p', directory, '-c', join(directory, 'nginx.conf')]);
  const url = `http://127.0.0.1:${port}`;
  await until('the cache to pass requests on', async () => {
    if (!child.isAlive()) throw new Error(`nginx: ${child.output()}`);
    const answer = await ask(url, '/healthz').catch(() => undefined);
    return answer?.status === 200;
  });
  return {
    url,
    async log() {
      const lines = (await readFile(join(directory, 'firstlight.log'), 'utf8')).trim().split('\n');
      return lines.map((line) => {
        const [, , outcome = '', , path = ''] = line.split(' ');
        return { path, outcome };
      });
    },
    async stop() {
      await child.end('SIGQUIT');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** What a machine's own nginx.conf says around a site. */
function around(directory: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${directory}/pid;
error_log stderr warn;
events { worker_connections 512; }
http {
${folders.map((name) => `  ${name}_temp_path ${directory}/${name};`).join('\n')}
  include ${directory}/site.conf;
}
`;
}
