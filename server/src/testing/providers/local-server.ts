import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  origin: string;
  /** Whoever is still waiting for an answer is cut off. */
  close(): Promise<void>;
}

/** A server of this machine whose address is known before it answers. */
export async function localServer(
  answering: (origin: string) => RequestListener,
  port = 0,
): Promise<LocalServer> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', answering(origin));
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
