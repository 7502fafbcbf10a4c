import { pageNamespace } from '@firstlight/contract/page-namespace.ts';
import { io, type Socket } from 'socket.io-client';
import { ask } from './ask.ts';
import { origin } from './settings.ts';
import { until } from './until.ts';
import type { ApiProcess } from './world.ts';

export interface OpenPage {
  socket: Socket;
  /** What was heard, in order, trial rings left out. */
  heard: [event: string, payload: unknown][];
  isReached: boolean;
}

/** A browser that has a project's page open; a guest without a cookie. */
export function openPage({ url }: ApiProcess, projectId: unknown, cookie?: string): OpenPage {
  const socket = io(`${url}${pageNamespace}`, {
    transports: ['websocket'],
    extraHeaders: { origin, ...(cookie && { cookie }) },
    auth: { projectId },
    reconnection: false,
    forceNew: true,
  });
  const page: OpenPage = { socket, heard: [], isReached: false };
  socket.onAny((event: string, payload: unknown) => {
    if (event === 'test.canary') page.isReached = true;
    else page.heard.push([event, payload]);
  });
  return page;
}

/** Why they were not let in, or `in`. */
export async function outcomeOf({ socket }: OpenPage): Promise<string> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('in'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
}

/** The same, until a ring from that process is heard: a new subscription in Redis takes a moment to stand. */
export async function reachedPage(
  at: ApiProcess,
  projectId: string,
  { from, cookie }: { from: ApiProcess; cookie?: string },
): Promise<OpenPage> {
  const page = openPage(at, projectId, cookie);
  await until('a ring to reach the page', async () => {
    const trial = { room: `page:project:${projectId}`, mark: -1 };
    await ask(from.url, '/api/test/push', { json: trial });
    return page.isReached;
  });
  return page;
}
