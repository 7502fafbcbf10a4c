import { StartRefusal } from '../platform/config/start-refusal.ts';
import { createLog } from '../platform/log.ts';
import { seedWorld } from './demo/seed-world.ts';
import { openEngines } from './engines.ts';
import { runProcess } from './run-process.ts';

await runProcess(process.env, async (config) => {
  // Their password is printed in the source: in production they would be doors for anybody.
  if (config.NODE_ENV === 'production') throw new StartRefusal('The demo world is for development only.');
  const log = createLog(config.LOG_LEVEL);
  const engines = openEngines(config, log, 'firstlight-seed');
  const seeded = await seedWorld(engines, (sentence) => log.info(sentence));
  log.info(seeded ? 'the demo world is complete' : 'there are people here already; nothing was seeded');
  await engines.database.close();
  engines.redis.disconnect();
  process.exit(0);
});
