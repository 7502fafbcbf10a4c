import { defaultLanguage } from '@firstlight/contract/languages.ts';
import { createOutbox } from '../core/outbox.ts';
import { grantAdmin } from '../features/people/accounts/grant-admin.ts';
import { StartRefusal } from '../platform/config/start-refusal.ts';
import { createLog } from '../platform/log.ts';
import { openEngines } from './engines.ts';
import { runProcess } from './run-process.ts';
import { sharedContext } from './shared-context.ts';

// `node server/dist/grant-admin.js <username>` makes somebody an admin; `--revoke <username>` takes it back.
await runProcess(process.env, async (config) => {
  const isGranted = !process.argv.includes('--revoke');
  const [username, ...more] = process.argv.slice(2).filter((argument) => argument !== '--revoke');
  if (!username || more.length > 0)
    throw new StartRefusal('Say one username: grant-admin.js [--revoke] <username>', 64);

  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, 'firstlight-grant-admin');
  const outbox = createOutbox({
    listeners: [],
    enqueueJob: async () => undefined,
    push: () => undefined,
    log,
  });
  const isDone = await grantAdmin(
    { ...sharedContext(engines, outbox), actor: { kind: 'system' }, language: defaultLanguage },
    { username: username.toLowerCase(), isGranted },
  );
  await engines.database.close();
  engines.redis.disconnect();
  if (isDone) log.info(isGranted ? 'they are an admin now' : 'they are no admin any more');
  else log.error('nobody has that username');
  process.exit(isDone ? 0 : 1);
});
