import { fileURLToPath } from 'node:url';
import { shutdownOnSignal } from '../platform/shutdown.ts';
import { startMailbox } from './mailbox/start-mailbox.ts';
import { runProcess } from './run-process.ts';

await runProcess(process.env, async (config) => {
  const schemaDirectory = fileURLToPath(new URL('../schema', import.meta.url));
  const mailbox = await startMailbox({ config, schemaDirectory });
  shutdownOnSignal(mailbox.stopSteps, mailbox.engines.log);
  mailbox.engines.log.info({ port: mailbox.port }, 'mailbox is waiting for reports');
});
