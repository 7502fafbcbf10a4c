import { defaultLanguage } from '@firstlight/contract/languages.ts';
import { createOutbox } from '../core/outbox.ts';
import type { Config } from '../platform/config/config.ts';
import { createLog, type Log } from '../platform/log.ts';
import { openQueueSender } from '../platform/queue.ts';
import { openEngines } from './engines.ts';
import { commandsNamed, listeners } from './registries.ts';
import { sharedContext } from './shared-context.ts';

export interface RunCommand {
  log: Log;
  /** What each feature that knows the command says of it. */
  said: Record<string, unknown>;
}

export interface CommandOptions {
  /** Whether jobs follow from what happens, as from a request; else nothing follows but what the command does itself. */
  hasConsequences?: boolean;
}

/** Does what features have under this name, for somebody at the machine. */
export async function runCommand(
  config: Config,
  name: string,
  words: readonly string[],
  { hasConsequences = false }: CommandOptions = {},
): Promise<RunCommand> {
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, `firstlight-${name}`);
  const outbox = createOutbox({
    listeners: hasConsequences ? listeners : [],
    enqueueJob: hasConsequences ? await openQueueSender(engines.database.pool) : async () => undefined,
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
