import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';
import { readWhole } from './judge-log.ts';
import { writeMuch } from './talk-load.ts';
import { openTalkWindow, type TalkWindow } from './talk-window.ts';
import { places, type TalkPlace } from './talkers.ts';

describe.each(places)('in %s', (_where, makeTalk) => {
  let world: World;
  let apis: ApiProcess[];
  let talk: TalkPlace;
  let windows: TalkWindow[];
  beforeAll(async () => {
    world = await openWorld({ LIVE_IDENTITY: 'accounts' });
    apis = await Promise.all([world.startApi(), world.startApi()]);
    talk = await makeTalk(world);
    windows = apis.flatMap(({ url }) =>
      talk.people.flatMap((who) => [1, 2].map(() => openTalkWindow(url, talk.channelId, who))),
    );
    await until('all to follow', () => windows.every((window) => window.isFollowing()));
  });
  afterAll(async () => {
    for (const window of windows) window.close();
    await world.close();
  });

  const urls = () => apis.map(({ url }) => url);
  const write = (acts: number) => Promise.all(talk.people.map((who) => writeMuch(talk, who, urls, acts)));

  /** Each window holds what the log holds: nothing missing, nothing stale, nothing besides. */
  async function untilAllAreRight(): Promise<void> {
    const log = await readWhole(urls()[0] ?? '', talk);
    const whole = JSON.stringify(log);
    const shown = ({ rows }: TalkWindow) =>
      JSON.stringify([...rows.values()].toSorted((one, other) => one.seq - other.seq));
    await until('every window to be right', () => windows.every((window) => shown(window) === whole));
    expect(log.length).toBeGreaterThan(0);
  }

  it('windows on two processes show what is written at either, in frames, whoever is cut off meanwhile', async () => {
    const writing = write(30);
    for (const window of windows.slice(0, 3)) window.cut();
    await writing;
    await untilAllAreRight();
    expect(windows.every(({ frames }) => frames > 0)).toBe(true);
  });

  it('a change that no doorbell told is found by asking', async () => {
    await world.database.query(
      `with head as (update channel_heads set rev = rev + 1 where channel_id = $1 returning rev)
     update messages set pinned_at = now(), is_changed = true, rev = head.rev from head where channel_id = $1 and seq = 1`,
      [talk.channelId],
    );
    await until('every window to show the pin', () =>
      windows.every(({ rows }) => rows.get(1)?.isPinned === true || rows.get(1)?.text === null),
    );
    await untilAllAreRight();
  });

  it('without Redis, what is written at one process still reaches the other’s windows', async () => {
    await world.redis.kill();
    await write(10);
    await untilAllAreRight();
    await world.redis.start();
  });
});
