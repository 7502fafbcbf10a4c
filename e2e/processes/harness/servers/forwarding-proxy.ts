import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForwardingProxy {
  url: string;
  stop(): Promise<void>;
}

/** Overwrites X-Forwarded-For with the address of the client, as a CDN does, and connects to the next server from `from`. */
export async function startForwardingProxy(next: { url: string }, from: string): Promise<ForwardingProxy> {
  const { hostname, port } = new URL(next.url);
  const server = createServer((incoming, outgoing) => {
    const client = incoming.socket.remoteAddress ?? '';
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-for': client };
    const request = send({ hostname, port, path, method, headers, localAddress: from }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    request.on('error', () => outgoing.destroy());
    incoming.pipe(request);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
