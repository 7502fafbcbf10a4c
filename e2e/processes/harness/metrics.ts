import { ask } from './ask.ts';
import type { ApiProcess } from './world.ts';

/** For worlds whose processes tell how they are. */
export const metricsToken = 'for-tests-only';

export async function readMetric(api: ApiProcess, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { text } = await ask(api.url, '/metrics', { headers });
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}
