/** Things to come, soonest first (a binary heap). */
export interface Timeline<T> {
  nextAt(): number;
  add(at: number, what: T): void;
  take(): T | undefined;
}

export function timeline<T>(): Timeline<T> {
  const heap: { at: number; what: T }[] = [];
  const at = (index: number) => heap[index]?.at ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number) => {
    const [one, other] = [heap[a], heap[b]];
    if (one && other) [heap[a], heap[b]] = [other, one];
  };
  return {
    nextAt: () => at(0),
    add(time, what) {
      heap.push({ at: time, what });
      for (let child = heap.length - 1; child > 0; ) {
        const parent = (child - 1) >> 1;
        if (at(parent) <= at(child)) return;
        swap(parent, child);
        child = parent;
      }
    },
    take() {
      swap(0, heap.length - 1);
      const first = heap.pop();
      for (let parent = 0; ; ) {
        const child = at(2 * parent + 1) <= at(2 * parent + 2) ? 2 * parent + 1 : 2 * parent + 2;
        if (at(child) >= at(parent)) return first?.what;
        swap(parent, child);
        parent = child;
      }
    },
  };
}
