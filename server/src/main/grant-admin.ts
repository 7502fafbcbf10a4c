import { StartRefusal } from '../platform/config/start-refusal.ts';
import { runCommand } from './run-command.ts';
import { runProcess } from './run-process.ts';

// `node server/dist/grant-admin.js <username>` makes somebody an admin; `--revoke <username>` takes it back.
await runProcess(process.env, async (config) => {
  const isGranted = !process.argv.includes('--revoke');
  const [username, ...more] = process.argv.slice(2).filter((argument) => argument !== '--revoke');
  if (!username || more.length > 0)
    throw new StartRefusal('Say one username: grant-admin.js [--revoke] <username>', 64);

  const command = isGranted ? 'grant-admin' : 'revoke-admin';
  const { log, said } = await runCommand(config, command, [username.toLowerCase()]);
  const isDone = Object.values(said).includes(true);
  if (isDone) log.info(isGranted ? 'they are an admin now' : 'they are no admin any more');
  else log.error('nobody has that username');
  process.exit(isDone ? 0 : 1);
});
