import type { TopicsAnswer } from '@firstlight/contract/live.ts';
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
  /** What it was granted and refused when it last asked; nothing before the answer, nor while it is not connected. */
  answer: TopicsAnswer | undefined;
  /** Whether a trial ring (a negative mark) was heard. */
  isReached: boolean;
  /** The canaries heard, in order, and the topics they came from. */
  marks: number[];
  markedTopics: string[];
  /** What else was heard, in order. */
  heard: [event: string, topic: string][];
  /** How often the server said that the session had ended. */
  farewells: number;
}

interface LiveOptions {
  reconnects?: boolean;
  from?: string;
  topics?: readonly string[];
}

/** A browser's live connection. Waits until it follows what it wants to. */
export async function connectLive(
  url: string,
  person: Partial<Person>,
  options: LiveOptions = {},
): Promise<LiveClient> {
  const client = openLive(url, person, options);
  const refusal = new Promise<never>((_, reject) => client.socket.once('connect_error', reject));
  await Promise.race([refusal, until('an answer', () => client.answer !== undefined)]);
  if (client.answer?.refused.length) throw new Error(`refused: ${client.answer.refused.join(', ')}`);
  return client;
}

/** The same, without waiting and with any headers. As a browser does, it asks for its topics each time it is connected. */
export function openLive(
  url: string,
  person: Partial<Person>,
  { reconnects = false, from = origin, topics = ['me'] }: LiveOptions = {},
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
  const client: LiveClient = {
    socket,
    answer: undefined,
    isReached: false,
    marks: [],
    markedTopics: [],
    heard: [],
    farewells: 0,
  };
  socket.on('connect', () => {
    socket.emit('subscribe', topics, (answer: TopicsAnswer) => {
      client.answer = answer;
    });
  });
  socket.on('disconnect', () => {
    client.answer = undefined;
  });
  socket.onAny((event: string, payload: { mark?: number }, topic: string) => {
    if (event === 'session.ended') client.farewells += 1;
    else if (event !== 'test.canary') client.heard.push([event, topic]);
    else if (payload.mark === undefined || payload.mark < 0) client.isReached = true;
    else {
      client.marks.push(payload.mark);
      client.markedTopics.push(topic);
    }
  });
  return client;
}

/** Why a connection was refused, or which topics were. */
export async function refusalOf(client: LiveClient): Promise<string> {
  const error = new Promise<string>((resolve) =>
    client.socket.once('connect_error', ({ message }) => resolve(message)),
  );
  const answer = until('an answer', () => client.answer !== undefined || !client.socket.active).then(
    () => client.answer?.refused.join(', ') ?? error,
  );
  const refusal = await Promise.race([error, answer]);
  client.socket.close();
  if (refusal === '') throw new Error('was let in');
  return refusal;
}

export async function pushCanary(url: string, topic: string, mark: number): Promise<void> {
  const { status } = await ask(url, '/api/test/push', { json: { topic, mark } });
  if (status !== 204) throw new Error(`the canary was refused with ${status}`);
}

/** Rings until it is heard: while Redis was away, a subscription takes a moment to stand. */
export async function untilReached(client: LiveClient, url: string, topic: string): Promise<void> {
  client.isReached = false;
  await until(`a push to reach ${topic}`, async () => {
    await pushCanary(url, topic, -1);
    return client.isReached;
  });
}
