import { io, type Socket } from 'socket.io-client';
import { ask } from './ask.ts';
import { origin } from './settings.ts';
import { until } from './until.ts';

export interface Person {
  session: string;
  user: string;
}

export interface LiveClient {
  socket: Socket;
  /** Whether a trial ring (a negative mark) was heard. */
  isReached: boolean;
  /** The canaries heard, in order. */
  marks: number[];
  /** How often the server said that the session had ended. */
  farewells: number;
}

/** A browser's live connection. Waits until it stands. */
export async function connectLive(
  url: string,
  person: Partial<Person>,
  { reconnects = false } = {},
): Promise<LiveClient> {
  const client = openLive(url, person, { reconnects });
  await new Promise<void>((resolve, reject) => {
    client.socket.once('connect', resolve);
    client.socket.once('connect_error', reject);
  });
  return client;
}

/** The same, without waiting and with any headers. */
export function openLive(
  url: string,
  person: Partial<Person>,
  { reconnects = false, from = origin }: { reconnects?: boolean; from?: string } = {},
): LiveClient {
  const socket = io(url, {
    transports: ['websocket'],
    query: person,
    extraHeaders: { origin: from },
    reconnection: reconnects,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    forceNew: true,
  });
  const client: LiveClient = { socket, isReached: false, marks: [], farewells: 0 };
  socket.on('test.canary', ({ mark }: { mark: number }) => {
    if (mark < 0) client.isReached = true;
    else client.marks.push(mark);
  });
  socket.on('session.ended', () => {
    client.farewells += 1;
  });
  return client;
}

/** The reason why a connection was refused. */
export async function refusalOf(client: LiveClient): Promise<string> {
  const error = await new Promise<Error>((resolve, reject) => {
    client.socket.once('connect_error', resolve);
    client.socket.once('connect', () => reject(new Error('was let in')));
  });
  client.socket.close();
  return error.message;
}

export async function pushCanary(url: string, room: string, mark: number): Promise<void> {
  const { status } = await ask(url, '/api/test/push', { json: { room, mark } });
  if (status !== 204) throw new Error(`the canary was refused with ${status}`);
}

/** Rings until it is heard: a new subscription in Redis takes a moment to stand. */
export async function untilReached(client: LiveClient, url: string, room: string): Promise<void> {
  client.isReached = false;
  await until(`a push to reach ${room}`, async () => {
    await pushCanary(url, room, -1);
    return client.isReached;
  });
}
