import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createListener, isIP, type Server } from 'node:net';
import type { Border } from './guarded-request.ts';

/** Two addresses of the open internet, at which the strangers' server stands. Whatever else is found stands for us. */
export const outside4 = '93.184.215.14';
export const outside6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Where a name leads, asked for the first time, the second and so on; `never`: nobody says. */
export type Name = (time: number) => readonly string[] | 'never';

export interface HostileWorld {
  border: Border;
  names: Map<string, Name>;
  answers: Map<string, Answer>;
  /** Connections that reached us. The goal is none. */
  inside: number;
  /** Requests that reached strangers. */
  outside: number;
  close(): Promise<void>;
}

/** Two real servers: one is the strangers', one stands for everything that only we may reach. */
export async function startHostileWorld(): Promise<HostileWorld> {
  const asked = new Map<string, number>();
  const inside = createListener((socket) => {
    world.inside += 1;
    socket.destroy();
  });
  const outside = createServer((request, response) => {
    world.outside += 1;
    const answer = world.answers.get(request.headers.host ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  const ports = { inside: await listen(inside), outside: await listen(outside) };
  const portOf = (found: readonly LookupAddress[]) =>
    found.every(({ address }) => address === outside4 || address === outside6) ? ports.outside : ports.inside;

  const world: HostileWorld = {
    inside: 0,
    outside: 0,
    names: new Map(),
    answers: new Map(),
    border: {
      find(host, _options, answer) {
        const time = (asked.get(host) ?? 0) + 1;
        asked.set(host, time);
        const found = world.names.get(host)?.(time) ?? [];
        if (found === 'never') return;
        const error = Object.assign(new Error(host), { code: 'ENOTFOUND' });
        if (found.length === 0) answer(error, []);
        else
          answer(
            null,
            found.map((address) => ({ address, family: isIP(address) || 6 })),
          );
      },
      // Like net.connect: a number is taken as it is, a name is looked up by whoever was set to do it.
      connect({ host, lookup }, answer) {
        const go = (found: readonly LookupAddress[]) =>
          answer?.(
            null,
            connect(portOf(found), '127.0.0.1').on('error', () => undefined),
          );
        const name = host ?? '';
        if (isIP(name)) go([{ address: name, family: isIP(name) }]);
        else
          lookup?.(name, { all: true }, (error, found) => {
            if (error) answer?.(error, null as never);
            else go(found as LookupAddress[]);
          });
        return undefined;
      },
    },
    close: async () => {
      outside.closeAllConnections();
      await Promise.all([inside, outside].map((server) => new Promise((done) => server.close(done))));
    },
  };
  return world;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
