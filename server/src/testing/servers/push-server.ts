import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GuardedRequest } from '../../platform/guarded-fetch/guarded-request.ts';

export interface PushServer {
  /** Leads here whatever the address says, as the name of a real push service would lead there. */
  request: GuardedRequest;
  taken: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  /** How it answers from now on; `hangUp` takes the message and says nothing. */
  answer: { status: number | 'hangUp' };
  close(): Promise<void>;
}

/** A push service of our own: a real server at the border where those of the browsers' makers stand. */
export async function startPushServer(): Promise<PushServer> {
  const taken: PushServer['taken'] = [];
  const answer: PushServer['answer'] = { status: 201 };
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => void parts.push(part));
    incoming.on('end', () => {
      taken.push({ path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(parts) });
      if (answer.status === 'hangUp') incoming.socket.destroy();
      else outgoing.writeHead(answer.status, { 'content-length': 0 }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    taken,
    answer,
    request: (address, options) =>
      request(new URL(new URL(address).pathname, `http://127.0.0.1:${port}`), { ...options, agent: false }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
