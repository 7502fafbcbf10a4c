import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface LeanSocket {
  /** Asks for topics; the milliseconds until the answer, and how many were granted. */
  follow(topics: readonly string[]): Promise<{ ms: number; granted: number }>;
  /** When the last push was heard. */
  heardAt(event: string): number | undefined;
  heardCount(event: string): number;
  isOpen(): boolean;
  /** When the other side said that it closes. It is not answered, so the connection itself stays until they lose patience. */
  closedAt(): number | undefined;
  end(): void;
}

/** A browser's live connection in as little memory as possible, so that one process can hold very many of them. */
export async function openLeanSocket(
  url: string,
  headers: Record<string, string>,
  heardPush?: (event: string, payload: unknown) => void,
): Promise<LeanSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const heard = new Map<string, { count: number; at: number }>();
  let closedAt: number | undefined;
  let answered: (text: string) => void = () => undefined;
  let opened: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve, reject) => {
    opened = resolve;
    socket.once('close', () => reject(new Error('hung up')));
  });
  socket.on('error', () => undefined);
  readFrames(socket, (text, isClose) => {
    if (isClose) closedAt ??= performance.now();
    else if (text.startsWith('0{')) socket.write(frame('40'));
    else if (text === '2') socket.write(frame('3'));
    else if (text.startsWith('40')) opened();
    // Refused: a browser would hang up, and come again.
    else if (text.startsWith('44')) socket.destroy();
    else if (text.startsWith('430')) answered(text.slice(3));
    else if (text.startsWith('42')) hear(text.slice(2));
  });
  function hear(text: string): void {
    // Not parsed where nobody looks inside: a thousand who hear are one process here.
    const event = text.slice(2, text.indexOf('"', 2));
    heard.set(event, { count: (heard.get(event)?.count ?? 0) + 1, at: performance.now() });
    heardPush?.(event, JSON.parse(text)[1]);
  }
  const lines = {
    Host: `${hostname}:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  socket.write(['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', ...head, '\r\n'].join('\r\n'));
  await isOpen;
  return {
    async follow(topics) {
      const began = performance.now();
      const answer = new Promise<string>((resolve) => {
        answered = resolve;
      });
      socket.write(frame(`420${JSON.stringify(['subscribe', topics])}`));
      const [{ granted }] = JSON.parse(await answer);
      return { ms: performance.now() - began, granted: granted.length };
    },
    heardAt: (event) => heard.get(event)?.at,
    heardCount: (event) => heard.get(event)?.count ?? 0,
    isOpen: () => !socket.destroyed,
    closedAt: () => closedAt,
    end: () => socket.destroy(),
  };
}

const closeFrame = 8;

/** Frames as a server sends them: whole, unmasked, and here never longer than 64 kB. */
function readFrames(socket: Socket, heard: (text: string, isClose: boolean) => void): void {
  let rest = Buffer.alloc(0);
  let isUpgraded = false;
  socket.on('data', (piece) => {
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    if (!isUpgraded) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      isUpgraded = true;
      rest = rest.subarray(end + 4);
    }
    for (;;) {
      const short = (rest[1] ?? 0) & 0x7f;
      const start = short === 126 ? 4 : 2;
      if (rest.length < start) return;
      const length = short === 126 ? rest.readUInt16BE(2) : short;
      if (rest.length < start + length) return;
      heard(rest.toString('utf8', start, start + length), ((rest[0] ?? 0) & 0x0f) === closeFrame);
      rest = rest.subarray(start + length);
    }
  });
}

/** A text frame as a client must send it: masked, here with zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}
