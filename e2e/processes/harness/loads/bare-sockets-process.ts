import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * What it costs to send each message to each listener as a frame of its own and nothing else. A request for `/send` sends its body so
 * often to all, and answers with the microseconds of this process.
 */
const listeners = new Set<Duplex>();
const server = createServer((request, reply) => {
  void sendToAll(request).then((microseconds) => reply.end(String(microseconds)));
});

async function sendToAll(request: IncomingMessage): Promise<number> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const times = Number(new URL(request.url ?? '', 'http://bare').searchParams.get('times'));
  const head = Buffer.from([0x81, 126, body.length >> 8, body.length & 0xff]);
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) {
    for (const socket of listeners) {
      socket.cork();
      socket.write(head);
      socket.write(body);
      socket.uncork();
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

server.on('upgrade', (request, socket) => {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...lines, `Sec-WebSocket-Accept: ${accept}`, '\r\n'].join('\r\n'));
  // The greeting of the live connection, so that the same clients can be used.
  for (const text of ['0{}', '40'])
    socket.write(Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]));
  listeners.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => listeners.delete(socket));
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
