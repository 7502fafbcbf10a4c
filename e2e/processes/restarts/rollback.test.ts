import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { connectLive, type LiveClient, untilReached } from '../harness/live.ts';
import { pause } from '../harness/pause.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('an act that fails after recording an event', () => {
  let world: World;
  let api: ApiProcess;
  let reader: LiveClient;

  beforeAll(async () => {
    world = await openWorld();
    api = await world.startApi();
    reader = await connectLive(api.url, { session: 's', user: 'u' });
    await untilReached(reader, api.url, 'me:u');
  });
  afterAll(async () => {
    reader.socket.close();
    await world.close();
  });

  const happen = (effect: string, fail: boolean) =>
    ask(api.url, '/api/test/happen', { json: { userId: 'u', effect, lastsMs: 0, fail } });

  const jobsFor = (effect: string) =>
    world.database.count(`select count(*) from pgboss.job where data->>'effect' = $1`, [effect]);
  const rowsFor = (effect: string) =>
    world.database.count('select count(*) from test_effects where effect = $1', [effect]);

  it('leaves no row, no job and no push', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => happen('undone', true)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(404));
    await pause(300);
    expect([await rowsFor('undone'), await jobsFor('undone'), reader.heard.length]).toEqual([0, 0, 0]);
  });

  it('leaves one of each when it succeeds instead', async () => {
    expect((await happen('done', false)).status).toBe(204);
    await until('the push', () => reader.heard.length > 0);
    expect([await rowsFor('done'), await jobsFor('done'), reader.heard.length]).toEqual([1, 1, 1]);
  });
});
