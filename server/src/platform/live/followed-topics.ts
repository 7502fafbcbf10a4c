import type { Namespace, Socket } from 'socket.io';
import { gatherQuestions } from '../gather-questions.ts';
import type { Log } from '../log.ts';
import { identityOf, userRoom } from './connected-people.ts';
import type { LiveBus, LivePush } from './live-bus.ts';
import { type Asked, keyOf, type LiveTopic, splitTopic, topicOfRoom, topicRoom } from './live-topic.ts';
import { pacePushes } from './paced-pushes.ts';
import { askAnew, sweepTopics } from './sweep-topics.ts';
import type { TailPlace } from './tail.ts';
import { openTails } from './tails.ts';

export interface TopicOptions {
  topics: readonly LiveTopic[];
  most: { topicsPerPerson: number; topicsPerGuest: number };
  log: Log;
}

export interface FollowedTopics {
  /** Lets a connection follow what it may of these, and answers which of them it follows now. */
  subscribe(socket: Socket, names: readonly string[]): Promise<TopicsAnswer>;
  unsubscribe(socket: Socket, names: readonly string[]): void;
  /** Rings at this process's followers. */
  deliver(push: LivePush): void;
  /** Sends this process's followers of a topic away, or one person (null: the guests) among them; whoever still may asks again. */
  revoke(topic: string, userId?: string | null): void;
  /** Asks anew who may follow what they follow, for many at once; whoever may not is sent away. */
  sweep(): Promise<void>;
  stop(): void;
}

/** In the words of whoever asked. */
export interface TopicsAnswer {
  granted: string[];
  refused: string[];
  /** Of those that are sent what happens itself: from where on. */
  at?: Record<string, TailPlace>;
}

interface Wanted extends Asked {
  name: string;
  topic: string;
  kind: LiveTopic;
}

/** While Redis is away, nobody waits longer than this to hear that they follow something: its doorbells come when it is back. */
const patienceMs = 1_000;

/** Connections that are asked about in one query, each of which may ask for many topics. */
const askingsAtOnce = 200;

/** What each connection follows: rooms of this process, each of which hears its topic on the bus while somebody is in it. */
export function followTopics(
  namespace: Namespace,
  { topics, most, log }: TopicOptions,
  bus: LiveBus,
): FollowedTopics {
  const kinds = new Map(topics.map((topic) => [topic.name, topic]));
  // Whoever's answer is awaited is in no room that a notice could empty, and the answer may be older than the notice.
  const asking = new Set<{ userId: string | null; revoked: Set<string> }>();

  namespace.adapter.on('create-room', (room: string) => {
    const topic = topicOfRoom(room);
    if (topic) bus.follow(topic);
  });
  namespace.adapter.on('delete-room', (room: string) => {
    const topic = topicOfRoom(room);
    if (!topic) return;
    bus.leave(topic);
    tails.end(topic);
    paced.end(topic);
  });
  const ring = ({ topic, event, payload }: LivePush) =>
    void namespace.to(topicRoom(topic)).emit(event, payload, spoken(topic));
  const paced = pacePushes({
    paceOf: (topic) => kinds.get(splitTopic(topic).name)?.pace,
    listeners: (topic) => namespace.adapter.rooms.get(topicRoom(topic))?.size ?? 0,
    send: ringAsked,
  });
  const tails = openTails(topics, {
    log,
    revoke,
    followers: (topic) => [...peopleIn(topicRoom(topic))],
    send: ({ topic, event, payload }, except) =>
      void namespace
        .to(topicRoom(topic))
        .except([...except])
        .emit(event, payload, spoken(topic)),
  });

  /** Whoever may not hear it any more is sent away first, whatever notice of that was lost. Where nobody can say, nothing leaves: what was missed is there to be read. */
  async function ringAsked(topic: string, pushes: readonly LivePush[]): Promise<void> {
    const { name, id = '' } = splitTopic(topic);
    const kind = kinds.get(name);
    const asked = [...peopleIn(topicRoom(topic))].map((userId) => ({ userId, id }));
    try {
      if (kind) await askAnew(kind, asked, revoke);
      for (const push of pushes) ring(push);
    } catch (error) {
      log.warn({ err: error }, 'could not ask who may hear what happened');
    }
  }

  /** What is meant by a name, if somebody could follow it at all. */
  function resolve(socket: Socket, name: string): Wanted[] {
    const { name: word, id } = splitTopic(name);
    const kind = kinds.get(word);
    const userId = identityOf(socket)?.userId ?? null;
    if (!kind) return [];
    if (!kind.isOwn) return id && kind.isId(id) ? [{ name, topic: name, kind, userId, id }] : [];
    return id === undefined && userId ? [{ name, topic: `${word}:${userId}`, kind, userId, id: userId }] : [];
  }

  /** As many as there is room for: a person's pages may all follow the same. */
  function withinLimit(socket: Socket, wanted: readonly Wanted[]): Wanted[] {
    const followed = new Set(topicsOf(socket));
    const userId = identityOf(socket)?.userId;
    for (const id of (userId && namespace.adapter.rooms.get(userRoom(userId))) || [])
      for (const topic of topicsOf(namespace.sockets.get(id))) followed.add(topic);
    const limit = userId ? most.topicsPerPerson : most.topicsPerGuest;
    return wanted.filter(
      ({ topic }) => followed.has(topic) || (followed.size < limit && followed.add(topic)),
    );
  }

  const askOf = new Map(topics.map((kind) => [kind, gatherQuestions(whoMay(kind), askingsAtOnce)]));

  async function allowed(wanted: readonly Wanted[]): Promise<Wanted[]> {
    const answers = [...Map.groupBy(wanted, ({ kind }) => kind)].map(
      async ([kind, asked]) => (await askOf.get(kind)?.(asked)) ?? [],
    );
    return (await Promise.all(answers)).flat();
  }

  async function subscribe(socket: Socket, names: readonly string[]): Promise<TopicsAnswer> {
    const question = { userId: identityOf(socket)?.userId ?? null, revoked: new Set<string>() };
    asking.add(question);
    try {
      const may = await allowed(names.flatMap((name) => resolve(socket, name)));
      const lasting = may.filter(({ topic }) => !question.revoked.has(topic));
      const joining = socket.connected ? withinLimit(socket, lasting).map(({ topic }) => topic) : [];
      if (question.userId) tails.knock(joining, socket.id, question.userId);
      await socket.join(joining.map(topicRoom));
    } finally {
      asking.delete(question);
    }
    await patiently(bus.stands(topicsOf(socket)));
    const at = await tails.admit(topicsOf(socket), socket.id);
    const isFollowed = (name: string) =>
      resolve(socket, name).some(({ topic }) => socket.rooms.has(topicRoom(topic)));
    const { granted = [], refused = [] } = Object.groupBy(names, (name) =>
      isFollowed(name) ? 'granted' : 'refused',
    );
    return { granted, refused, ...(Object.keys(at).length > 0 && { at }) };
  }

  function revoke(topic: string, userId?: string | null): void {
    for (const one of asking) if (userId === undefined || one.userId === userId) one.revoked.add(topic);
    const room = topicRoom(topic);
    const whose = userId === undefined ? [room] : followersOf(room, userId);
    // Nobody in particular would mean everybody.
    if (whose.length === 0) return;
    const leaving = namespace.in(whose);
    leaving.emit('topic.closed', {}, spoken(topic));
    leaving.socketsLeave(room);
  }

  /** The connections of one person in a room, or those of guests. */
  function followersOf(room: string, userId: string | null): string[] {
    const ids = namespace.adapter.rooms.get(userId ? userRoom(userId) : room) ?? [];
    return [...ids].filter((id) => {
      const socket = namespace.sockets.get(id);
      return socket?.rooms.has(room) && (userId !== null || !identityOf(socket));
    });
  }

  function peopleIn(room: string): Set<string> {
    const ids = [...(namespace.adapter.rooms.get(room) ?? [])];
    return new Set(ids.flatMap((id) => identityIn(id)?.userId ?? []));
  }

  function identityIn(id: string) {
    const socket = namespace.sockets.get(id);
    return socket && identityOf(socket);
  }

  /** As browsers call it: of one's own topic they need not know the id. */
  function spoken(topic: string): string {
    const { name } = splitTopic(topic);
    return kinds.get(name)?.isOwn ? name : topic;
  }

  return {
    subscribe,
    unsubscribe(socket, names) {
      for (const { topic } of names.flatMap((name) => resolve(socket, name)))
        void socket.leave(topicRoom(topic));
    },
    deliver: (push) => {
      if (!paced.push(push) && !tails.ring(push.topic, push.payload)) ring(push);
    },
    revoke,
    sweep: () => sweepTopics(namespace, kinds, revoke),
    stop() {
      tails.stop();
      paced.stop();
    },
  };
}

/** Which of what each connection asks for it may follow, for many connections in one query. */
const whoMay =
  (kind: LiveTopic) =>
  async (askings: readonly (readonly Wanted[])[]): Promise<Wanted[][]> => {
    const may = new Set((await kind.mayListen(askings.flat())).map(keyOf));
    return askings.map((asked) => asked.filter((one) => may.has(keyOf(one))));
  };

function topicsOf(socket: Socket | undefined): string[] {
  return [...(socket?.rooms ?? [])].flatMap((room) => topicOfRoom(room) ?? []);
}

async function patiently(standing: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  await Promise.race([standing, promise]);
  clearTimeout(timer);
}
