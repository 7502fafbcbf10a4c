import { fileURLToPath } from 'node:url';
import { publishAssets } from '../core/assets/publish-assets.ts';
import { createSchema } from '../db/create-schema.ts';
import { directUrl, servingRole } from '../platform/config/config.ts';
import { createLog } from '../platform/log.ts';
import { installQueues } from '../platform/queue.ts';
import { openEngines } from './engines.ts';
import { jobs } from './registries.ts';
import { otherSchema } from './require-schema.ts';
import { runProcess } from './run-process.ts';

await runProcess(process.env, async (config) => {
  const directory = fileURLToPath(new URL('../schema', import.meta.url));
  const schema = await createSchema(directUrl(config), directory);
  if (schema === 'different') throw otherSchema();
  await installQueues(
    directUrl(config),
    jobs.map(({ name, patient = false }) => ({ name, patient })),
    servingRole(config),
  );
  const log = createLog(config.LOG_LEVEL);
  log.info({ schema }, 'the database is up to date');
  const engines = openEngines(config, log, 'firstlight-migrate');
  const web = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const assets = await publishAssets(
    { db: engines.database.db, files: engines.files, now: engines.now },
    web,
  );
  log.info({ assets }, 'the files of this release’s pages are where every process finds them');
  await engines.database.close();
  engines.redis.disconnect();
});
