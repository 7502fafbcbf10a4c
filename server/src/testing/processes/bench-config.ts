import { type Config, readConfig } from '../../platform/config/config.ts';

/** As it runs for people, but for the limits: here one machine asks for thousands. */
export function benchConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return { ...readConfig(env), LIMIT_FACTOR: 1e9 };
}
