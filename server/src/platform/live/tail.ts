import type { Log } from '../log.ts';

/** How far something has come, in two numbers that only grow. */
export interface TailPlace {
  seq: number;
  rev: number;
}

/** Moves whenever somebody loses the right to hear it. */
type Epoch = number;

export interface Pulled {
  at: TailPlace;
  epoch: Epoch;
  /** Whoever of those that were asked about may not hear it any more. */
  gone: readonly string[];
  /** What changed since the place before, for everybody alike. */
  frame: object;
}

/** Who may have to be asked about, by their ids. */
export interface Hearers {
  /** Those who came since the last look: they are always asked about. */
  newcomers: readonly string[];
  /** All, for when the epoch has moved. */
  everyone(): readonly string[];
}

/** Something that grows in the database, and can be followed there. */
export interface TailSource {
  /** Under which frames leave. */
  event: string;
  /** How far these have come: one query for all of them. */
  listHeads(ids: readonly string[]): Promise<readonly { id: string; rev: number; epoch: Epoch }[]>;
  /** All of it in one snapshot: what came after a place, and who may hear it. Without a place, where it stands. Undefined: it is gone. */
  pull(
    id: string,
    from: { at: TailPlace; epoch: Epoch } | undefined,
    hearers: Hearers,
  ): Promise<Pulled | undefined>;
}

export interface TailParts {
  /** Who hears it at this process, each person once. */
  followers(id: string): readonly string[];
  /** To all who hear it here, but for these connections. */
  send(id: string, frame: object, except: readonly string[]): void;
  /** Sends one person away, or everybody. */
  revoke(id: string, userId?: string): void;
  log: Log;
  pollEveryMs?: number;
  paceMs?: number;
}

export interface Tail {
  /** A connection is about to hear it: until it is let in, nothing is sent to it. */
  knock(id: string, connection: string, userId: string): void;
  /** Lets it in once it was asked about in the same look as the place that it begins from. */
  admit(id: string, connection: string): Promise<TailPlace | undefined>;
  /** There may be something up to this number. */
  ring(id: string, rev: number): void;
  /** Nobody hears it here any more. */
  end(id: string): void;
  stop(): void;
}

/** What no doorbell told is to be shown within five seconds: the look itself and its frame take their time, too. */
const defaultPollMs = 4_000;

interface Followed {
  known: { at: TailPlace; epoch: Epoch } | undefined;
  /** By connection: who came since the last look. */
  newcomers: Map<string, string>;
  isWanted: boolean;
  notBefore: number;
  running: Promise<void> | undefined;
}

/**
 * Reads what this process’s connections follow from where it was last read to its end, when a doorbell rings or a poll finds it further, and sends it on in one
 * frame. Order is the database’s own; a lost doorbell costs one poll. Whoever may not hear it any more leaves before the frame goes, because the epoch
 * comes with the same snapshot: not a word written after that reaches them, whatever notice was lost.
 */
export function createTail(source: TailSource, parts: TailParts): Tail {
  const { followers, send, revoke, log, pollEveryMs = defaultPollMs, paceMs = 100 } = parts;
  const open = new Map<string, Followed>();

  /** One look at a time, at most one in so many milliseconds; whatever happens meanwhile asks for one more. */
  function want(id: string, one: Followed): Promise<void> {
    one.isWanted = true;
    one.running ??= look(id, one).finally(() => {
      one.running = undefined;
      // Wanted between the last look and now.
      if (one.isWanted && open.get(id) === one) wantQuietly(id, one);
    });
    return one.running;
  }

  async function look(id: string, one: Followed): Promise<void> {
    while (one.isWanted && open.get(id) === one) {
      await pause(one.notBefore - performance.now());
      one.isWanted = false;
      one.notBefore = performance.now() + paceMs;
      await lookOnce(id, one);
    }
  }

  async function lookOnce(id: string, one: Followed): Promise<void> {
    const asked = new Map(one.newcomers);
    const from = one.known;
    const pulled = await source.pull(id, from, {
      newcomers: [...new Set(asked.values())],
      everyone: () => followers(id),
    });
    // Everybody left while it was read, and perhaps others came: theirs is another look.
    if (open.get(id) !== one) return;
    for (const connection of asked.keys()) one.newcomers.delete(connection);
    if (!pulled) return revoke(id);
    for (const userId of pulled.gone) revoke(id, userId);
    one.known = pulled;
    if (from && pulled.at.rev > from.at.rev) send(id, pulled.frame, [...one.newcomers.keys()]);
  }

  const wantQuietly = (id: string, one: Followed) =>
    void want(id, one).catch((error: unknown) => log.warn({ err: error }, 'could not read on'));

  async function poll(): Promise<void> {
    if (open.size === 0) return;
    for (const { id, rev, epoch } of await source.listHeads([...open.keys()])) {
      const one = open.get(id);
      if (!one?.known) continue;
      if (rev > one.known.at.rev || epoch !== one.known.epoch) wantQuietly(id, one);
    }
  }

  const polling = setInterval(() => {
    poll().catch((error: unknown) => log.warn({ err: error }, 'could not ask how far things have come'));
  }, pollEveryMs).unref();

  return {
    knock(id, connection, userId) {
      const one = open.get(id) ?? {
        known: undefined,
        newcomers: new Map(),
        isWanted: false,
        notBefore: 0,
        running: undefined,
      };
      open.set(id, one);
      one.newcomers.set(connection, userId);
    },
    async admit(id, connection) {
      const one = open.get(id);
      while (one && open.get(id) === one && one.newcomers.has(connection)) await want(id, one);
      return one?.known?.at;
    },
    ring(id, rev) {
      const one = open.get(id);
      if (one && (!one.known || rev > one.known.at.rev)) wantQuietly(id, one);
    },
    end: (id) => void open.delete(id),
    stop: () => clearInterval(polling),
  };
}

async function pause(ms: number): Promise<void> {
  if (ms <= 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, ms);
  await promise;
}
