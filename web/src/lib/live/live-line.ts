import type { RealtimeEvent } from '@firstlight/contract/realtime.ts';
import type { Manager, Socket } from 'socket.io-client';

interface LineParts {
  namespace: string;
  /** What the server is told each time the line opens. */
  saying?: () => object;
  heard(event: RealtimeEvent): void;
  /** After a cut nobody knows what was missed. */
  cameBack(): void;
}

let connection: Promise<Manager> | undefined;

/** A line over this tab's one live connection, not yet open. The program behind it is fetched with the first line. */
export async function createLiveLine(parts: LineParts): Promise<Socket> {
  const { namespace, saying = () => ({}), heard, cameBack } = parts;
  connection ??= connect();
  const line = (await connection).socket(namespace, { auth: (tell) => tell(saying()) });
  let wasCut = false;
  line.on('disconnect', (reason) => {
    wasCut = reason !== 'io client disconnect';
  });
  line.on('connect', () => {
    if (wasCut) cameBack();
  });
  line.onAny(heard);
  return line;
}

async function connect(): Promise<Manager> {
  const { Manager } = await import('socket.io-client');
  // Where nothing but the web itself gets through, knocking every few seconds for hours would help nobody.
  const patience = { reconnectionDelayMax: 30_000 };
  return new Manager(location.origin, { transports: ['websocket'], autoConnect: false, ...patience });
}
