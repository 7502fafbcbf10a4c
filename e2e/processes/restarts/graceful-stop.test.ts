import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushCanary } from '../harness/live.ts';
import { drainSeconds, type StopUnderLoad, stopUnderLoad } from '../harness/loads/stop-under-load.ts';
import { until } from '../harness/until.ts';
import { openWorld, type World } from '../harness/world.ts';

describe('an API process that is asked to stop under load, behind a proxy', () => {
  let world: World;
  let stop: StopUnderLoad;

  beforeAll(async () => {
    world = await openWorld({ DRAIN_SECONDS: String(drainSeconds), TRUSTED_PROXIES: '127.0.0.1' });
    stop = await stopUnderLoad(world, 600);
  });
  afterAll(async () => {
    for (const { socket } of stop.clients) socket.close();
    await world.close();
  });

  it('fails no request, and keeps all that was written', () => {
    expect(stop.failures).toEqual([]);
    expect(stop.writes.stored).toBe(stop.writes.sent);
  });

  it('answers what was under way when the stop came, and ends with 0', () => {
    expect(stop.longAnswer.status).toBe(204);
    expect(stop.exit.code).toBe(0);
  });

  it('serves on while it drains, and lets no connection be kept', () => {
    expect(stop.lateAnswers.map(({ status }) => status)).toEqual([200, 200, 201]);
    expect(stop.lateAnswers.map(({ headers }) => headers['connection'])).toEqual(['close', 'close', 'close']);
  });

  it('has its sockets back at the other process', async () => {
    await until('all to follow', () => stop.clients.every(({ answer }) => answer !== undefined));
    await pushCanary(stop.staying.url, 'me:u', 1);
    await until('all to hear', () => stop.clients.every(({ marks }) => marks.length === 1));
  });
});
