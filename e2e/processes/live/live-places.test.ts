import { heldLimits } from '@firstlight/contract/general-limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { origin } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('places of guests', () => {
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld({ LIVE_IDENTITY: 'accounts', LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' });
    api = await world.startApi();
  });
  beforeEach(() => world.redis.flush());
  afterAll(() => world.close());

  it('are one for a connection that asks again and again without waiting', async () => {
    const knocker = knock(api, { times: 45 });
    await until('the connection to be cut off', () => knocker.isClosed);
    expect(knocker.entered).toBeLessThanOrEqual(1);
  });

  it('are held up to a number, after which others still find room', async () => {
    const from = (address: string) => ({ times: 1, headers: { 'x-forwarded-for': address } });
    const many: Knocker[] = [];
    // Fewer may come in a minute than may stay.
    for (let held = 0; held < heldLimits.guestsPerAddress + 5; held += 1) {
      if (held % 100 === 0) await world.redis.flush();
      const knocker = knock(api, from('203.0.113.9'));
      many.push(knocker);
      await until('an answer', () => knocker.entered + knocker.refusals.length === 1);
    }
    expect(many.filter(({ entered }) => entered === 1)).toHaveLength(heldLimits.guestsPerAddress);
    expect(many.at(-1)?.refusals).toEqual(['full']);
    const other = knock(api, from('203.0.113.10'));
    await until('somebody else to be let in', () => other.entered === 1);

    many[0]?.close();
    await until('the place to be free again', async () => {
      const next = knock(api, from('203.0.113.9'));
      await until('an answer', () => next.entered + next.refusals.length === 1);
      many.push(next);
      return next.entered === 1;
    });
    for (const { close } of [...many, other]) close();
  });
});

interface Knocker {
  entered: number;
  refusals: string[];
  isClosed: boolean;
  close(): void;
}

interface Knocks {
  times: number;
  headers?: Record<string, string>;
}

/** Asks to be let in as no browser does: so many times without waiting for an answer. */
function knock({ url }: ApiProcess, { times, headers = {} }: Knocks): Knocker {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { origin, ...headers },
  } as never);
  const knocker: Knocker = { entered: 0, refusals: [], isClosed: false, close: () => socket.close() };
  socket.onclose = () => {
    knocker.isClosed = true;
  };
  socket.onmessage = ({ data }) => {
    if (`${data}`.startsWith('0')) for (let sent = 0; sent < times; sent += 1) socket.send('40');
    if (`${data}` === '2') socket.send('3');
    if (`${data}`.startsWith('40')) knocker.entered += 1;
    const [, refusal] = /^44(.*)$/.exec(`${data}`) ?? [];
    if (refusal) knocker.refusals.push(JSON.parse(refusal).message);
  };
  return knocker;
}
