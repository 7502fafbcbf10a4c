import { StartRefusal } from '../../server/src/platform/config/start-refusal.ts';
import type { Finding } from './finding.ts';

/** Goes on where nothing is missing; otherwise says what, one line each. */
export function requireAll(findings: readonly Finding[]): void {
  const missing = findings.filter(({ ok }) => !ok);
  if (missing.length === 0) return;
  throw new StartRefusal(missing.map(({ what, hint }) => `${what}: ${hint}`).join('\n'));
}
