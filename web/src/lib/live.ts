import type { RealtimeEvent } from '@firstlight/contract/realtime.ts';
import type { Socket } from 'socket.io-client';

type Hear = () => void;

/**
 * The live connection of this tab. A push is a doorbell: it says that something changed, never what, so whoever hears
 * it asks again. Coming back after a cut rings every bell, because nobody knows what was missed.
 */
const ears = new Map<RealtimeEvent, Set<Hear>>();
let opening: Promise<Socket> | undefined;

/** Hears of one kind of news until the returned function is called. The first ear opens the connection. */
export function listen(event: RealtimeEvent, hear: Hear): () => void {
  const heard = ears.get(event) ?? new Set();
  ears.set(event, heard.add(hear));
  opening ??= open();
  return () => {
    heard.delete(hear);
    // A page that is being replaced by another leaves and comes in one breath: only silence closes the line.
    setTimeout(closeIfUnheard, 1_000);
  };
}

async function open(): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const socket = io({ transports: ['websocket'] });
  let isFirst = true;
  socket.on('connect', () => {
    if (!isFirst) for (const heard of ears.values()) ring(heard);
    isFirst = false;
  });
  socket.onAny((event: RealtimeEvent) => ring(ears.get(event)));
  return socket;
}

function ring(heard: Set<Hear> | undefined): void {
  for (const hear of heard ?? []) hear();
}

function closeIfUnheard(): void {
  if ([...ears.values()].some((heard) => heard.size > 0)) return;
  void opening?.then((socket) => socket.close());
  opening = undefined;
}
