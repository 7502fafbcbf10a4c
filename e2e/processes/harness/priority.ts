import { readFileSync } from 'node:fs';

const service = new URL('../../../deploy/firstlight-api@.service', import.meta.url);

/**
 * The niceness that gives a process the share of the shipped service: there by systemd’s weight, of which 100 is everybody’s;
 * here without systemd, where each step of niceness is a quarter more or less.
 */
export function shippedNiceness(): number {
  const weight = Number(/^CPUWeight=(\d+)$/m.exec(readFileSync(service, 'utf8'))?.[1]);
  return -Math.round(Math.log(weight / 100) / Math.log(1.25));
}
