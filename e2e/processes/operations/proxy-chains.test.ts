import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/src/platform/crypto/password-hash.ts';
import { ask } from '../harness/ask.ts';
import { type ReachableMembers, reachableMembers } from '../harness/reachable-members.ts';
import { startCache } from '../harness/servers/cache.ts';
import { startCaddy } from '../harness/servers/caddy.ts';
import { startForwardingProxy } from '../harness/servers/forwarding-proxy.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

const [attacker, member] = ['127.0.0.2', '127.0.0.3'];
const [cdn, inner] = ['127.0.0.9', '127.0.0.1'];
const password = 'three slow tides';

let world: World;
let apis: ApiProcess[];
let members: ReachableMembers;
let username: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  world = await openWorld({ LIMIT_FACTOR: '1', TRUSTED_PROXIES: `${inner},${cdn}` });
  apis = [await world.startApi(), await world.startApi()];
  members = reachableMembers(world);
  const [one] = await members.make(1);
  username = `u_${one?.id.replaceAll('-', '').slice(0, 16)}`;
  const hash = await hashPassword(password, { N: 2 ** 14, r: 8, p: 1 });
  await world.database.query('update users set password_hash = $2 where id = $1', [one?.id, hash]);
});
beforeEach(() => world.redis.flush());
afterAll(async () => {
  for (const stop of stops) await stop();
  await members.close();
  await world.close();
});

function started<Proxy extends { stop(): Promise<void> }>(proxy: Proxy): Proxy {
  stops.unshift(proxy.stop);
  return proxy;
}

const caddy = async () => started(await startCaddy(apis, `${cdn}/32`));
const chains = {
  'nginx, HAProxy': async () =>
    started(await startCache(await world.startProxy(apis, { FIRSTLIGHT_PROXIES: inner }))),
  HAProxy: () => world.startProxy(apis),
  Caddy: caddy,
  'CDN, Caddy': async () => started(await startForwardingProxy(await caddy(), cdn)),
};

describe.each(Object.entries(chains))('behind %s', (_name, start) => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await start());
  });

  const signIn = (from: string, login: string, said: string, forwarded = {}) =>
    ask(url, '/api/sessions', {
      from,
      headers: { origin: 'https://firstlight.example', ...forwarded },
      json: { login, password: said },
    });

  it('a client with 40 wrong passwords does not lock another client out', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 40; time += 1)
      statuses.push((await signIn(attacker, `someone_${time}`, 'a wrong one')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await signIn(member, username, password)).status).toBe(200);
  });

  it('a client cannot choose its own address', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 40; time += 1) {
      const forwarded = { 'x-forwarded-for': `203.0.113.${time}` };
      statuses.push((await signIn(attacker, `other_${time}`, randomUUID(), forwarded)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
