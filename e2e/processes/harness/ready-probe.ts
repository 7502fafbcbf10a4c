import { fileURLToPath } from 'node:url';
import { firstMessage, startChild } from './servers/child.ts';
import type { ApiProcess } from './world.ts';

const program = fileURLToPath(new URL('ready-probe-process.ts', import.meta.url));

/** A watch that waited for its own turn would measure itself. Without the right to it the figures are only worse. */
export const probeNiceness = -10;

/** Milliseconds that each answer of `/readyz` took, seen from a process that does nothing else. */
export async function probeReady(apis: readonly ApiProcess[], count: number): Promise<number[]> {
  const urls = apis.map(({ url }) => url);
  const command = [process.execPath, program, String(count), ...urls];
  const child = startChild('nice', ['-n', String(probeNiceness), ...command], { channel: true });
  const times = (await firstMessage(child)) as number[];
  await child.exited;
  return times;
}
