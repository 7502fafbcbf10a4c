import type { RealtimeEvent } from '@firstlight/contract/realtime.ts';
import type { Socket } from 'socket.io-client';
import { createLiveLine } from './live-line.ts';

type Hear = () => void;

/**
 * What this tab hears because of who is signed in. A push is a doorbell: it says that something changed, never what, so
 * whoever hears it asks again. Coming back after a cut rings every bell, because nobody knows what was missed.
 */
const ears = new Map<RealtimeEvent, Set<Hear>>();
let line: Promise<Socket> | undefined;

/** Hears of one kind of news until the returned function is called. The first ear opens the line. */
export function listen(event: RealtimeEvent, hear: Hear): () => void {
  const heard = ears.get(event) ?? new Set();
  ears.set(event, heard.add(hear));
  void open();
  return () => {
    heard.delete(hear);
    // A page that is being replaced by another leaves and comes in one breath: only silence closes the line.
    setTimeout(closeIfUnheard, 1_000);
  };
}

async function open(): Promise<void> {
  line ??= createLiveLine({
    namespace: '/',
    heard: (event) => ring(ears.get(event)),
    cameBack: () => ears.forEach(ring),
  });
  const socket = await line;
  if (!socket.active) socket.connect();
}

function ring(heard: Set<Hear> | undefined): void {
  for (const hear of heard ?? []) hear();
}

function closeIfUnheard(): void {
  if ([...ears.values()].some((heard) => heard.size > 0)) return;
  void line?.then((socket) => socket.close());
}
