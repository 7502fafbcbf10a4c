import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The development environment: .env where somebody wrote one, .env.example for what it leaves out. */
export function environment(): NodeJS.ProcessEnv {
  const file = (name: string) => new URL(`../${name}`, import.meta.url);
  const read = (name: string) => (existsSync(file(name)) ? parseEnv(readFileSync(file(name), 'utf8')) : {});
  return { ...read('.env.example'), ...read('.env'), ...process.env };
}
