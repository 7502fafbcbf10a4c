export interface StallDetector {
  /** Asks now, for those who cannot wait for the next tick. */
  look(): void;
  stop(): void;
}

const tickMs = 250;
const limitMs = 2_000;

/** Says so once after this process stood still for a while, as under a frozen machine or a blocked event loop. */
export function detectStalls(stoodStill: () => void, now: () => number = Date.now): StallDetector {
  let lastLook = now();
  function look(): void {
    const time = now();
    const isPause = time - lastLook > limitMs;
    lastLook = time;
    if (isPause) stoodStill();
  }
  const timer = setInterval(look, tickMs);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
