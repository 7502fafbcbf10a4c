import { randomUUID } from 'node:crypto';
import type { SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { createOutbox } from '../../core/outbox.ts';
import { inTransaction } from '../../core/transaction.ts';
import { imposeSanction } from '../../features/office/sanctions/impose-sanction.ts';
import { openEngines } from '../../main/engines.ts';
import { runProcess } from '../../main/run-process.ts';
import { sharedContext } from '../../main/shared-context.ts';
import { createLog } from '../../platform/log.ts';

const hours = { warning: null, restriction: 48, limit: 168, suspension: null } as const;

// `impose-process.js <username> <step>`: a decision about somebody's comment, by the act that decides.
await runProcess(process.env, async (config) => {
  const [username = '', step = ''] = process.argv.slice(2);
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, 'firstlight-impose');
  const silent = { listeners: [], enqueueJob: async () => undefined, push: () => undefined, log };
  const ctx = {
    ...sharedContext(engines, createOutbox(silent)),
    actor: { kind: 'system' as const },
    language: 'en' as const,
  };
  const { id: userId } = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await inTransaction(ctx, (tx) =>
    imposeSanction(tx, {
      caseId: randomUUID(),
      person: { userId },
      step: step as SanctionStep,
      rule: 'private_information',
      facts: null,
      source: 'reports',
      suggestedStep: step as SanctionStep,
      decidedBy: null,
      isSingleHanded: step === 'suspension',
      isAutomated: false,
      isSilent: false,
      subject: {
        kind: 'comment',
        id: randomUUID(),
        quote: 'For October, call Karim directly on 06 12 34 56 78. He keeps the books.',
        writtenAt: ctx.now(),
      },
      hours: hours[step as SanctionStep],
    }),
  );
  await engines.database.close();
  engines.redis.disconnect();
  process.exit(0);
});
