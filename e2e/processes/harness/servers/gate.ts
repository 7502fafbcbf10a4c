import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export interface Gate {
  port: number;
  /** Cuts every connection and lets no new one through. */
  shut(): void;
  /** Keeps every connection and lets nothing more through, as a network does that loses its other half. */
  silence(): void;
  open(): void;
}

/** A TCP door in front of a server that the tests may not stop itself. */
export async function startGate(target: { host: string; port: number }): Promise<Gate & { stop(): void }> {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((client) => {
    if (!isOpen) return client.destroy();
    const upstream = createConnection(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    shut() {
      isOpen = false;
      cut();
    },
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    open() {
      isOpen = true;
    },
    stop() {
      cut();
      server.close();
    },
  };
}
