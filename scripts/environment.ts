import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Environment = Record<string, string | undefined>;

/** What only `pnpm dev` and the checks read; the server knows nothing of it. */
export const developmentKeys = ['MAILBOX_PORT', 'TEST_DATABASE_SERVER', 'TEST_REDIS_URL', 'CHROMIUM'];

export const root = new URL('../', import.meta.url);

/** The development environment: .env where there is one, .env.example for what it leaves out, the shell before both. */
export function environment(): Environment {
  return { ...readEnvFile('.env.example'), ...given(readEnvFile('.env')), ...given(process.env) };
}

/** `PORT=` is how people leave a key out. */
function given(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

export function readEnvFile(name: string): Environment {
  const file = new URL(name, root);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
