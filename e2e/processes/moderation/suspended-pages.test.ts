import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushCanary } from '../harness/live.ts';
import { openPage } from '../harness/live-page.ts';
import { openLeanSocket } from '../harness/loads/lean-socket.ts';
import { makeMembers, type TestMember } from '../harness/members.ts';
import { pause } from '../harness/pause.ts';
import { origin } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { openWorld, type World } from '../harness/world.ts';
import { type Court, openCourt, restrict } from './court.ts';
import { suspendPeople } from './suspend-people.ts';

let world: World;
let court: Court;
beforeAll(async () => {
  world = await openWorld({ LIVE_IDENTITY: 'accounts' });
  court = await openCourt(world, { workers: 0 });
});
afterAll(async () => {
  await court.close();
  await world.close();
});

describe('the open pages of somebody who is suspended', () => {
  // A thousand people are suspended-pages.prove.ts.
  it('close on both processes, and hear nothing any more', async () => {
    const { reached, pages, left, heardLate, letInAgain } = await suspendPeople(court, 5);
    expect({ reached, left, heardLate, letInAgain }).toEqual({
      reached: pages,
      left: 0,
      heardLate: 0,
      letInAgain: 0,
    });
  });

  it('hear nothing any more where the browser does not answer that they are closed', async () => {
    const found = await court.reported();
    const [api] = court.apis;
    const silent = await openLeanSocket(api.url, { origin, cookie: found.author.cookie });
    await silent.follow(['me']);
    const topic = `me:${found.author.id}`;
    await until('a push to reach it', async () => {
      await pushCanary(api.url, topic, 1);
      return silent.heardAt('test.canary') !== undefined;
    });
    const { status } = await court.decideAnew(found, restrict);
    expect(status).toBe(200);
    await until('the page to be told', () => silent.closedAt() !== undefined);
    for (let mark = 2; mark < 20; mark++) await pushCanary(api.url, topic, mark);
    await pause(200);
    expect(silent.isOpen()).toBe(true);
    expect(silent.heardAt('test.canary')).toBeLessThan(silent.closedAt() ?? 0);
    silent.end();
  });

  it('close at the next look around where the notice was lost', async () => {
    const [person, bystander] = (await makeMembers(world, 2)) as [TestMember, TestMember];
    const pages = court.apis.map((api) => openPage(api, person.cookie));
    const others = court.apis.map((api) => openPage(api, bystander.cookie));
    for (const page of [...pages, ...others]) expect((await page.follow(['me'])).granted).toEqual(['me']);
    // Without the notice that a suspension sends with its commit.
    await world.database.query(`update users set standing = 'suspended' where id = $1`, [person.id]);
    await world.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'firstlight-listener'`,
    );
    await until('both pages to be closed', () => pages.every(({ socket }) => !socket.connected));
    expect(others.map(({ socket }) => socket.connected)).toEqual([true, true]);
    for (const { socket } of others) socket.close();
  });
});
