import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export interface LossyRedis {
  url: string;
  /** The share of doorbells that never arrive, from now on. */
  lose(share: number): void;
  /** How many were lost so far, and how many came through. */
  lost: number;
  passed: number;
  stop(): void;
}

const doorbell = Buffer.from('\r\n$8\r\nsmessage\r\n');

/** A way to Redis on which doorbells get lost, and nothing else does: what a process asks is answered. */
export async function startLossyRedis(target: string): Promise<LossyRedis> {
  const { hostname: host, port } = new URL(target);
  let share = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = createConnection({ host, port: Number(port) });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    let unread = Buffer.alloc(0);
    upstream.on('data', (piece: Buffer) => {
      unread = Buffer.concat([unread, piece]);
      for (let end = endOfReply(unread, 0); end !== undefined; end = endOfReply(unread, 0)) {
        const reply = unread.subarray(0, end);
        unread = unread.subarray(end);
        if (mayPass(reply)) client.write(reply);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function mayPass(reply: Buffer): boolean {
    if (!reply.subarray(2, 2 + doorbell.length).equals(doorbell)) return true;
    const passes = Math.random() >= share;
    lossy[passes ? 'passed' : 'lost'] += 1;
    return passes;
  }

  const lossy: LossyRedis = {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}/0`,
    lose: (next) => {
      share = next;
    },
    lost: 0,
    passed: 0,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return lossy;
}

/** Where the reply that begins here ends; undefined: not all of it is here yet. */
function endOfReply(bytes: Buffer, start: number): number | undefined {
  const line = bytes.indexOf('\r\n', start);
  if (line < 0) return undefined;
  const [kind, count] = [bytes.toString('latin1', start, start + 1), Number(bytes.subarray(start + 1, line))];
  let end: number | undefined = line + 2;
  if ('$=!'.includes(kind)) end = count < 0 ? end : end + count + 2;
  else if ('*~>%'.includes(kind))
    for (let left = kind === '%' ? count * 2 : count; left > 0 && end !== undefined; left -= 1)
      end = endOfReply(bytes, end);
  return end !== undefined && end <= bytes.length ? end : undefined;
}
