import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface DeafSocket {
  /** The other side has hung up. Noticed without reading what it said. */
  isGone(): boolean;
  /** Claims to have heard a heartbeat. */
  pong(): void;
  end(): void;
}

/** A live connection that says all the right words, and from then on never reads another byte. */
export async function openDeafSocket(url: string, query: string, origin: string): Promise<DeafSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  const heard = listen(socket);
  socket.write(
    [
      `GET /socket.io/?EIO=4&transport=websocket&${query} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Origin: ${origin}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  await heard('0{');
  socket.write(frame('40'));
  await heard('40{');
  socket.write(frame('420["subscribe",["me"]]'));
  await heard('430[');
  socket.removeAllListeners('data');
  socket.pause();
  return {
    isGone: () => socket.destroyed || socket.closed,
    // What is written to whoever has hung up fails, and so shows that they have.
    pong: () => void (socket.writable && socket.write(frame('3'))),
    end: () => socket.destroy(),
  };
}

function listen(socket: Socket): (words: string) => Promise<void> {
  let text = '';
  let check = (): void => undefined;
  socket.on('data', (piece) => {
    text += piece.toString('latin1');
    check();
  });
  return (words) =>
    new Promise((resolve, reject) => {
      check = () => {
        if (text.includes(words)) resolve();
      };
      socket.once('close', () => reject(new Error(`hung up before ${words}: ${text.slice(0, 200)}`)));
      check();
    });
}

/** A short text frame as a client must send it: masked, here with zeros. */
function frame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}
