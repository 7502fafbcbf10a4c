import type { TopicsAnswer } from '@firstlight/contract/live.ts';
import { io, type Socket } from 'socket.io-client';
import { origin } from './settings.ts';
import { until } from './until.ts';
import type { ApiProcess } from './world.ts';

export interface OpenPage {
  socket: Socket;
  /** What was heard, in order. */
  heard: [event: string, payload: unknown][];
  /** The topics it follows at this moment. */
  followed: Set<string>;
  /** Asks for topics; answers what came of each. */
  follow(topics: unknown): Promise<TopicsAnswer>;
}

export const projectTopic = (projectId: string) => `project:${projectId}`;

/** A browser with a page open, signed in or not, that follows nothing yet. */
export function openPage({ url }: ApiProcess, cookie?: string): OpenPage {
  const socket = io(url, {
    transports: ['websocket'],
    extraHeaders: { origin, ...(cookie && { cookie }) },
    reconnection: false,
    forceNew: true,
  });
  const heard: OpenPage['heard'] = [];
  const followed: OpenPage['followed'] = new Set();
  socket.onAny((event: string, payload: unknown, topic: string) => {
    heard.push([event, payload]);
    if (event === 'topic.closed') followed.delete(topic);
  });
  socket.on('disconnect', () => followed.clear());
  return {
    socket,
    heard,
    followed,
    // Noted in the very call: a promise would come after a `topic.closed` that was read together with the answer.
    follow: (topics) =>
      new Promise((resolve) => {
        socket.emit('subscribe', topics, (answer: TopicsAnswer) => {
          for (const topic of answer.granted) followed.add(topic);
          resolve(answer);
        });
      }),
  };
}

/** The same, following a project. */
export async function followProject(at: ApiProcess, projectId: string, cookie?: string): Promise<OpenPage> {
  const page = openPage(at, cookie);
  const { refused } = await page.follow([projectTopic(projectId)]);
  if (refused.length > 0) throw new Error('may not follow the project');
  return page;
}

/** Whether somebody may follow a project from now on. */
export async function mayFollow(at: ApiProcess, projectId: string, cookie?: string): Promise<boolean> {
  const page = openPage(at, cookie);
  const { granted } = await page.follow([projectTopic(projectId)]);
  page.socket.close();
  return granted.length === 1;
}

export const untilSentAway = (what: string, pages: readonly OpenPage[]): Promise<void> =>
  until(what, () => pages.every(({ followed }) => followed.size === 0));
