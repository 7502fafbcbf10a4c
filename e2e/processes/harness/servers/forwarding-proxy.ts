import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForwardingProxy {
  url: string;
  stop(): Promise<void>;
}

interface ForwardingOptions {
  /** Address of this machine from which it connects to the next server. */
  from: string;
  /** Addresses of the proxies in front. */
  trusts?: readonly string[];
}

/**
 * Treats X-Forwarded-For as Caddy's documentation of `reverse_proxy` describes it: overwrites it with the address of the
 * client, and appends to it when the client is one of the trusted proxies. A CDN is such a proxy that trusts none.
 */
export async function startForwardingProxy(
  next: { url: string },
  { from, trusts = [] }: ForwardingOptions,
): Promise<ForwardingProxy> {
  const { hostname, port } = new URL(next.url);
  const server = createServer((incoming, outgoing) => {
    const client = incoming.socket.remoteAddress ?? '';
    const said = incoming.headers['x-forwarded-for'];
    const forwarded = trusts.includes(client) && said ? `${said}, ${client}` : client;
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded };
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
