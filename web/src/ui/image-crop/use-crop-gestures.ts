import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface Gestures {
  /** By parts of the frame, as a hand moves it: to the right is positive. */
  onMove: (by: { x: number; y: number }) => void;
  onZoom: (factor: number) => void;
}

interface Finger {
  x: number;
  y: number;
}

export const keyStep = 0.05;
export const zoomStep = 1.15;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One finger or the mouse moves, two fingers or the wheel zoom; arrow keys move (Shift: further), + and − zoom. */
export function useCropGestures(frame: RefObject<HTMLElement | null>, { onMove, onZoom }: Gestures) {
  const fingers = useRef(new Map<number, Finger>());
  useWheel(frame, onZoom);

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) return onZoom(distance(now, other) / Math.max(1, distance(before, other)));
    const { width, height } = event.currentTarget.getBoundingClientRect();
    onMove({ x: (now.x - before.x) / width, y: (now.y - before.y) / height });
  };

  const up = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrows[event.key];
    const step = event.shiftKey ? keyStep * 5 : keyStep;
    if (way) onMove({ x: -way.x * step, y: -way.y * step });
    else if (event.key === '+' || event.key === '=') onZoom(zoomStep);
    else if (event.key === '-' || event.key === '_') onZoom(1 / zoomStep);
    else return;
    event.preventDefault();
  };

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onKeyDown: press,
  };
}

/** React listens to the wheel passively, and the page would scroll away under the picture. */
function useWheel(frame: RefObject<HTMLElement | null>, onZoom: (factor: number) => void): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  }, [onZoom]);

  useEffect(() => {
    const element = frame.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY * 0.002));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [frame]);
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
