import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { timedRead } from './timed-read.ts';

let server: Server;
afterEach(() => void server.close());

async function listen(answer: (request: number) => string | undefined): Promise<string> {
  let requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    const text = answer(requests);
    if (text === undefined) request.socket.destroy();
    else response.end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('a read whose connection is closed before an answer came is asked again', async () => {
  const url = await listen((request) => (request === 2 || request === 3 ? undefined : `answer ${request}`));
  expect((await timedRead(url)).body).toBe('answer 1');
  expect((await timedRead(url)).body).toBe('answer 4');
});

it('a read of a server that never answers fails in the end', async () => {
  let asked = 0;
  const url = await listen(() => {
    asked += 1;
    return undefined;
  });
  await expect(timedRead(url)).rejects.toThrow('fetch failed');
  expect(asked).toBe(5);
});
