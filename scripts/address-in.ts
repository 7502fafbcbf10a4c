import { StartRefusal } from '../server/src/platform/config/start-refusal.ts';
import type { Environment } from './environment.ts';

/** An address from the environment. It may hold a password, so the sentence names the key and not what it holds. */
export function addressIn(env: Environment, key: string): URL {
  const text = env[key] ?? '';
  if (URL.canParse(text) && new URL(text).hostname !== '') return new URL(text);
  throw new StartRefusal(`${key} is no address: mend it in .env, as .env.example shows it.`);
}
