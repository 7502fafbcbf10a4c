import { createConnection } from 'node:net';
import { until } from '../until.ts';
import { type Child, startChild } from './child.ts';
import { freePort } from './free-port.ts';

export interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** As a crash would: nothing is said to its clients. */
  kill(): Promise<void>;
  flush(): Promise<void>;
}

/** A Redis of our own, because these tests kill it. It remembers nothing. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let server: Child | undefined;

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = startChild('redis-server', args);
    await until('redis to answer', async () => (await say(port, 'PING')).startsWith('+PONG'));
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    start,
    kill: async () => void (await server?.end('SIGKILL')),
    flush: async () => void (await say(port, 'FLUSHALL')),
  };
}

/** One inline command; an empty answer when nobody listens. */
function say(port: number, command: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('data', (reply) => {
      socket.destroy();
      resolve(reply.toString());
    });
    socket.once('error', () => resolve(''));
  });
}
