/** Lets this process do nothing else until it has used so much processor time, however long the machine takes over it. */
export function keepBusy(ms: number): void {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const end = used() + ms;
  while (used() < end);
}

/** To the event loop this is what a starved machine is: time passes, and nothing of it is ours. */
export function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
