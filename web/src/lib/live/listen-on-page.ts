import { pageNamespace } from '@firstlight/contract/page-namespace.ts';
import type { RealtimeEvent } from '@firstlight/contract/realtime.ts';
import type { Socket } from 'socket.io-client';
import { createLiveLine } from './live-line.ts';

interface Ear {
  projectId: string;
  event: RealtimeEvent;
  hear(): void;
}

/** Whoever only passes through a page needs no line, and the server hears of one page's end before the next begins. */
const settleMs = 1_000;
/** Everybody on a page hears the bell at once; asking again at once as well would be a rush. */
const spreadMs = 1_000;

const ears = new Set<Ear>();
const rung = new Set<Ear>();
let line: Promise<Socket> | undefined;
let joined: string | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Hears of one kind of news about the project whose page is open, signed in or not, until the returned function is called. */
export function listenOnPage(projectId: string, event: RealtimeEvent, hear: () => void): () => void {
  const ear = { projectId, event, hear };
  ears.add(ear);
  settleSoon();
  return () => {
    ears.delete(ear);
    settleSoon();
  };
}

function settleSoon(): void {
  clearTimeout(settling);
  // Where no line can be had, the page still asks by the clock.
  settling = setTimeout(() => void settle().catch(() => undefined), settleMs);
}

async function settle(): Promise<void> {
  const wanted = [...ears].at(-1)?.projectId;
  if (wanted === joined) return;
  line ??= create();
  const socket = await line;
  if (joined === undefined) {
    joined = wanted;
    socket.connect();
  } else {
    joined = undefined;
    socket.disconnect();
    settleSoon();
  }
}

async function create(): Promise<Socket> {
  const socket = await createLiveLine({
    namespace: pageNamespace,
    saying: () => ({ projectId: joined }),
    heard: (event) => [...ears].filter((ear) => ear.event === event).forEach(ringSoon),
    cameBack: () => ears.forEach(ringSoon),
  });
  socket.on('disconnect', (reason) => {
    // The project was hidden. Its maker still sees it, and knocks again.
    if (reason !== 'io server disconnect') return;
    joined = undefined;
    settleSoon();
  });
  return socket;
}

function ringSoon(ear: Ear): void {
  if (rung.has(ear)) return;
  rung.add(ear);
  setTimeout(() => {
    rung.delete(ear);
    if (ears.has(ear)) ear.hear();
  }, Math.random() * spreadMs);
}
