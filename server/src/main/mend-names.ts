import { mendPersonNames as mendNamesOfPeople } from '../features/people/accounts/account/mend-person-names.ts';
import { mendProjectNames as mendNamesOfProjects } from '../features/showcase/projects/names/mend-project-names.ts';
import { readConfig } from '../platform/config/config.ts';
import { createLog } from '../platform/log.ts';
import { openEngines } from './engines.ts';

// Once, after the release that brought the rule for names: brings older names under it. May be interrupted and run again.
const config = readConfig(process.env);
const log = createLog(config.LOG_LEVEL);
const engines = openEngines(config, log, 'firstlight-mend-names');
const { db } = engines.database;
log.info(
  { people: await mendNamesOfPeople({ db }), projects: await mendNamesOfProjects({ db }) },
  'every name can be shown',
);
await engines.database.close();
engines.redis.disconnect();
