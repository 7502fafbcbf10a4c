import { defaultLanguage } from '@firstlight/contract/languages.ts';
import { createOutbox } from '../core/outbox.ts';
import type { Config } from '../platform/config/config.ts';
import { createLog, type Log } from '../platform/log.ts';
import { openEngines } from './engines.ts';
import { commandsNamed } from './registries.ts';
import { sharedContext } from './shared-context.ts';

export interface RunCommand {
  log: Log;
  /** What each feature that knows the command says of it. */
  said: Record<string, unknown>;
}

/** Does what features have under this name, for somebody at the machine. Nothing follows from it but what it does itself. */
export async function runCommand(
  config: Config,
  name: string,
  words: readonly string[],
): Promise<RunCommand> {
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, `firstlight-${name}`);
  const outbox = createOutbox({
    listeners: [],
    enqueueJob: async () => undefined,
    push: () => undefined,
    log,
  });
  const ctx = {
    ...sharedContext(engines, outbox),
    actor: { kind: 'system' as const },
    language: defaultLanguage,
  };
  const said: Record<string, unknown> = {};
  for (const [feature, command] of commandsNamed(name)) said[feature] = await command(ctx, words);
  await engines.database.close();
  engines.redis.disconnect();
  return { log, said };
}
