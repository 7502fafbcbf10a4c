import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { pause } from '../harness/pause.ts';
import { type LossyRedis, startLossyRedis } from '../harness/servers/lossy-redis.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';
import { type BrowserWindow, openBrowserWindow, standInForBrowsers } from './browser-window.ts';
import { readWhole } from './judge-log.ts';
import { writeMuch } from './talk-load.ts';
import { joinTalk, makeGroupTalk, messagesPath, type TalkPlace, tryAsk } from './talkers.ts';

const size = { windows: 50, writers: 8, pausedSeconds: 30, redisAwaySeconds: 20, lostDoorbells: 0.3 };
/** Changes of which no doorbell tells at all, one after the other, at any moment between two polls. */
const untold = 30;

let world: World;
let redis: LossyRedis;
let apis: [ApiProcess, ApiProcess];
let talk: TalkPlace;
let windows: BrowserWindow[];
const browsers = standInForBrowsers();
beforeAll(async () => {
  world = await openWorld({ LIVE_IDENTITY: 'accounts' });
  redis = await startLossyRedis(world.redis.url);
  const start = () => world.startApi({ REDIS_URL: redis.url });
  apis = await Promise.all([start(), start()]);
  talk = await makeGroupTalk(world);
  const people = await joinTalk(world, talk, size.windows);
  windows = people.map((who, index) =>
    openBrowserWindow(apis[index % 2 === 0 ? 0 : 1].url, talk.channelId, who),
  );
  await until('all to follow', () => windows.every((window) => window.isFollowing()));
});
afterAll(async () => {
  for (const window of windows) window.close();
  browsers.stop();
  redis.stop();
  await world.close();
});

it('windows on two processes show what is stored, whatever was cut, paused, lost or away', async () => {
  redis.lose(size.lostDoorbells);
  let isTrouble = true;
  let isPaused = false;
  const urls = () => (isPaused ? [apis[0].url] : apis.map(({ url }) => url));
  let acts = 0;
  const writing = Array.from({ length: size.writers }, async (_, nth) => {
    while (isTrouble) {
      await writeMuch(talk, talk.people[nth % 2 === 0 ? 0 : 1], urls, 10);
      acts += 10;
    }
  });
  let cuts = 0;
  const cutting = (async () => {
    for (; isTrouble; cuts += 1) {
      windows[Math.floor(Math.random() * windows.length)]?.cut();
      await pause(200);
    }
  })();

  await pause(15_000);
  isPaused = true;
  apis[1].process.kill('SIGSTOP');
  await pause((size.pausedSeconds - size.redisAwaySeconds) * 1_000);
  await world.redis.kill();
  await pause(size.redisAwaySeconds * 1_000);
  await world.redis.start();
  apis[1].process.kill('SIGCONT');
  isTrouble = false;
  await Promise.all([...writing, cutting]);

  const ended = performance.now();
  const log = await readWhole(apis[0].url, talk);
  await requireAsStored(log);
  await until('every window to be right', () => windows.every((window) => isEndOf(window, log)));
  const rightAfter = (performance.now() - ended) / 1_000;
  const { lost, passed } = redis;

  redis.lose(1);
  const noticed: number[] = [];
  for (let count = 0; count < untold; count += 1) {
    await pause(Math.random() * 5_000);
    noticed.push(await secondsUntilShown());
  }
  keepProof('caught-up-windows', { ...size, acts, cuts, lost, passed, untold, messages: log.length }, [
    {
      what: 'every window is what is stored, s after the end of trouble',
      got: rightAfter,
      goal: 6,
      atMost: true,
    },
    {
      what: 'a change that no doorbell told is in every window, s at most',
      got: Math.max(...noticed),
      goal: 5,
      atMost: true,
    },
  ]);
}, 900_000);

/** The log that people read is what the table holds. */
async function requireAsStored(log: readonly { seq: number; rev: number }[]): Promise<void> {
  const rows = await world.database.query<{ seq: number; rev: number }>(
    'select seq::int, rev::int from messages where channel_id = $1 order by seq',
    [talk.channelId],
  );
  const read = log.map(({ seq, rev }) => ({ seq, rev }));
  if (JSON.stringify(rows) !== JSON.stringify(read)) throw new Error('the log is not what is stored');
}

/** Nothing missing, nothing stale, nothing besides: a page at least, and up to the last message. */
function isEndOf(window: BrowserWindow, log: readonly object[]): boolean {
  const shown = window.messages();
  return (
    shown.length >= Math.min(50, log.length) &&
    JSON.stringify(shown) === JSON.stringify(log.slice(-shown.length))
  );
}

async function secondsUntilShown(): Promise<number> {
  const json = { id: uuidV7(crypto.randomUUID()), text: 'Heard?' };
  const answer = await tryAsk(apis[0].url, messagesPath(talk.channelId), talk.people[0], 'POST', json);
  if (answer?.status !== 201) throw new Error(`refused: ${answer?.text}`);
  const sent = performance.now();
  await until('every window to show it', () =>
    windows.every((window) => window.messages().at(-1)?.id === json.id),
  );
  return (performance.now() - sent) / 1_000;
}
