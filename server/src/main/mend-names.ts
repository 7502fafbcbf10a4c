import { runCommand } from './run-command.ts';
import { runProcess } from './run-process.ts';

// Once, after the release that brought the rule for names: brings older names under it. May be interrupted and run again.
await runProcess(process.env, async (config) => {
  const { log, said } = await runCommand(config, 'mend-names', []);
  log.info(said, 'every name can be shown');
});
