import { defaultLanguage } from '@firstlight/contract/languages.ts';
import type { Context, System } from '../../core/context.ts';
import { createOutbox } from '../../core/outbox.ts';
import type { Config } from '../../platform/config/config.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { createLog } from '../../platform/log.ts';
import { startMailboxServer } from '../../platform/mail/mailbox-server.ts';
import { openQueueSender } from '../../platform/queue.ts';
import type { Step } from '../../platform/shutdown.ts';
import { type Engines, openEngines } from '../engines.ts';
import { listeners, mailboxes } from '../registries.ts';
import { requireSchema } from '../require-schema.ts';
import { serveProbes } from '../serve-probes.ts';
import { sharedContext } from '../shared-context.ts';

export interface RunningMailbox {
  engines: Engines;
  port: number;
  stopSteps: readonly Step[];
}

/** One mailbox process: takes reports and requests that mail servers send us. Any number of them may run side by side. */
export async function startMailbox({
  config,
  schemaDirectory,
}: {
  config: Config;
  schemaDirectory: string;
}): Promise<RunningMailbox> {
  if (config.MAILBOX_DOMAIN === '') throw new StartRefusal('Configuration: MAILBOX_DOMAIN is empty.');
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, 'firstlight-mailbox');
  await requireSchema(engines.database.pool, { schemaDirectory, queues: [] });
  const enqueueJob = await openQueueSender(engines.database.pool);
  const outbox = createOutbox({ listeners, enqueueJob, push: () => undefined, log });
  const ctx: Context<System> = {
    ...sharedContext(engines, outbox),
    actor: { kind: 'system' },
    language: defaultLanguage,
  };
  const server = await startMailboxServer({
    host: config.HOST,
    port: config.MAILBOX_SMTP_PORT,
    domain: config.MAILBOX_DOMAIN,
    tls: tlsOf(config),
    isOurs: (name) => findMailbox(ctx, name) !== undefined,
    async take(name, mail) {
      const found = findMailbox(ctx, name);
      await found?.mailbox.take(ctx, found.token, mail);
    },
    // What a report says names people; that one could not be kept says enough.
    onFailure: () => log.error('a mail that arrived could not be kept'),
  });
  const probes = await serveProbes(engines, config.MAILBOX_PROBES_PORT);
  return {
    engines,
    port: server.port,
    stopSteps: [
      { name: 'turn not ready', run: probes.turnNotReady },
      { name: 'finish mails', run: server.close },
      { name: 'close probes', run: probes.close },
      { name: 'close engines', run: () => engines.database.close() },
      { name: 'leave redis', run: () => engines.redis.disconnect() },
    ],
  };
}

function tlsOf({ MAILBOX_TLS_CERTIFICATE: cert, MAILBOX_TLS_KEY: key }: Config) {
  if ((cert === '') !== (key === ''))
    throw new StartRefusal(
      'Configuration: set both MAILBOX_TLS_CERTIFICATE and MAILBOX_TLS_KEY, or neither.',
    );
  return cert === '' ? undefined : { cert, key };
}

function findMailbox(ctx: Context<System>, name: string) {
  const [word, token = ''] = name.split('+');
  const mailbox = mailboxes.find((one) => one.word === word);
  return mailbox?.isOurs(ctx, token) ? { mailbox, token } : undefined;
}
