import type { Namespace } from 'socket.io';
import { identityOf } from './connected-people.ts';
import { type Asked, keyOf, type LiveTopic, splitTopic, topicOfRoom } from './live-topic.ts';

/** Askings in one query. */
const askedAtOnce = 5_000;

/**
 * The safety net under revocation: asks anew who may follow what they follow, each person once for all their pages and guests
 * once for all of them. However many follow, they are asked about some thousands at a time, and the process goes on in between.
 */
export async function sweepTopics(
  namespace: Namespace,
  kinds: ReadonlyMap<string, LiveTopic>,
  revoke: (topic: string, userId: string | null) => void,
): Promise<void> {
  for (const kind of kinds.values()) {
    if (kind.isOwn) continue;
    let asked: Asked[] = [];
    for (const one of askings(namespace, kind.name)) {
      if (asked.push(one) < askedAtOnce) continue;
      await askAnew(kind, asked, revoke);
      asked = [];
    }
    await askAnew(kind, asked, revoke);
  }
}

/** Asks about these, and sends away whoever may not follow any more. */
export async function askAnew(
  kind: LiveTopic,
  asked: readonly Asked[],
  revoke: (topic: string, userId: string | null) => void,
): Promise<void> {
  if (asked.length === 0) return;
  const may = new Set((await kind.mayListen(asked)).map(keyOf));
  for (const one of asked) if (!may.has(keyOf(one))) revoke(`${kind.name}:${one.id}`, one.userId);
}

/** Who follows topics of one name at this process: each person and topic once. */
function* askings({ sockets }: Namespace, name: string): Generator<Asked> {
  const people = Map.groupBy(sockets.values(), (socket) => identityOf(socket)?.userId ?? null);
  for (const [userId, theirs] of people) {
    const rooms = new Set(theirs.flatMap((socket) => [...socket.rooms]));
    for (const room of rooms) {
      const topic = topicOfRoom(room);
      if (!topic) continue;
      const { name: word, id } = splitTopic(topic);
      if (word === name && id !== undefined) yield { userId, id };
    }
  }
}
