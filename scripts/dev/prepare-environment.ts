import { existsSync, writeFileSync } from 'node:fs';
import { hasDatabase } from '../../server/scripts/ensure-database.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { type Environment, environment, readEnvFile, root } from '../environment.ts';
import { withExampleOperator } from '../example-operator.ts';
import { listens } from '../listens.ts';
import { checkPorts } from '../requirements/check-ports.ts';
import { checkToRun } from '../requirements/check-requirements.ts';
import { requireAll } from '../requirements/require-all.ts';
import { claimAddresses } from './claim-addresses.ts';

/** The environment of `pnpm dev`, once the machine has what it needs. A checkout without a .env gets one. */
export async function prepareEnvironment(): Promise<Environment> {
  requireAll(await checkToRun(environment()));
  if (!existsSync(new URL('.env', root))) await writeEnvFile();
  const env = withExampleOperator(environment());
  // Stopping for developers need not wait until proxies have noticed.
  readConfig(env);
  requireAll(await checkPorts(env));
  return { ...env, DRAIN_SECONDS: '0' };
}

async function writeEnvFile(): Promise<void> {
  const url = environment()['DATABASE_URL'] ?? '';
  const addresses = await claimAddresses(readEnvFile('.env.example'), process.env, {
    isListening: listens,
    hasDatabase: (name) => hasDatabase(url, name),
  });
  const lines = Object.entries(addresses).map(([key, value]) => `${key}=${value}`);
  writeFileSync(new URL('.env', root), `${heading}\n${lines.join('\n')}\n`);
  console.log(`Wrote .env: ${lines.join(', ')}`);
}

const heading = `# Addresses of this checkout, written by its first \`pnpm dev\`: no other checkout on this machine has them.
# Change them freely, and add whatever else of .env.example should differ here.`;
