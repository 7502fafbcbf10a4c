import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { pushToTheDeaf } from '../harness/loads/deaf-crowd.ts';
import { metricsToken, readMetric } from '../harness/metrics.ts';
import { openWorld } from '../harness/world.ts';

it('five hundred sockets that never read are let go within 30 s, and cost at most 100 MB until then (T34)', async () => {
  const world = await openWorld({ METRICS_TOKEN: metricsToken });
  const api = await world.startApi();
  const sockets = 500;
  const { seconds, megabytes } = await pushToTheDeaf(api, (name) => readMetric(api, name), sockets);
  await world.close();
  keepProof('deaf-sockets', { sockets }, [
    { what: 'the last let go after, s', got: seconds, goal: 30, atMost: true },
    { what: 'most memory, MB', got: megabytes, goal: 100, atMost: true },
  ]);
});
