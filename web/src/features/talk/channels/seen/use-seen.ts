import { markRead } from '@firstlight/contract/talk/channels/channels.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { call } from '../../../../lib/api/api.ts';

/** In view this long, in a window that somebody looks at: then it was seen. */
const seenMs = 1_000;
/** Said at most so often. */
const everyMs = 2_000;

interface Seen {
  channelId: string;
  scroller: RefObject<HTMLElement | null>;
  /** How far the server knows already. */
  readSeq: number;
  /** Changes whenever rows do. */
  version: unknown;
  /** Nothing that is seen is told. */
  isPaused: boolean;
  /** Whoever has seen the last row has read as far as the channel goes. */
  end: { last: number; seq: number } | undefined;
  onMarked: () => void;
}

/** Tells the server what was seen, never what was only fetched. */
export function useSeen({ channelId, scroller, readSeq, version, onMarked, isPaused, end }: Seen): void {
  const rules = useRef({ isPaused, end });
  rules.current = { isPaused, end };
  const eyes = useRef<ReturnType<typeof watch>>(undefined);
  const marked = useRef(onMarked);
  marked.current = onMarked;

  useEffect(() => {
    if (!scroller.current) return;
    const watching = watch(scroller.current, readSeq, {
      goalOf(seen) {
        const { end: ending } = rules.current;
        return ending && seen >= ending.last ? ending.seq : seen;
      },
      async tell(seq, keepalive) {
        if (rules.current.isPaused) return;
        await call(markRead, { channelId, seq }, { keepalive });
        marked.current();
      },
    });
    eyes.current = watching;
    return watching.end;
  }, [channelId, readSeq, scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are to be watched.
  useEffect(() => {
    for (const row of scroller.current?.querySelectorAll('[data-seq]') ?? []) eyes.current?.observe(row);
  }, [version, scroller]);
}

interface Telling {
  /** How far somebody has read who has seen so far. */
  goalOf(seen: number): number;
  tell(seq: number, keepalive: boolean): Promise<void>;
}

function watch(root: HTMLElement, from: number, { goalOf, tell }: Telling) {
  const since = new Map<number, number>();
  let [told, seen, lastTold] = [from, from, 0];
  const isLooking = () => document.visibilityState === 'visible' && document.hasFocus();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const seq = Number((target as HTMLElement).dataset['seq']);
        if (isIntersecting) since.set(seq, Date.now());
        else since.delete(seq);
      }
    },
    { root, threshold: 0.5 },
  );
  function say(keepalive: boolean): void {
    const goal = goalOf(seen);
    if (goal <= told) return;
    const before = told;
    told = goal;
    lastTold = Date.now();
    tell(goal, keepalive).catch(() => {
      told = Math.min(told, before);
    });
  }
  function look(): void {
    const now = Date.now();
    if (!isLooking()) {
      // Time that nobody looked does not count.
      for (const seq of since.keys()) since.set(seq, now);
      return;
    }
    for (const [seq, at] of since) if (now - at >= seenMs) seen = Math.max(seen, seq);
    if (now - lastTold >= everyMs) say(false);
  }
  const clock = setInterval(look, seenMs / 2);
  const leave = () => say(true);
  addEventListener('pagehide', leave);
  return {
    observe: (row: Element) => observer.observe(row),
    end() {
      clearInterval(clock);
      removeEventListener('pagehide', leave);
      observer.disconnect();
      say(true);
    },
  };
}
