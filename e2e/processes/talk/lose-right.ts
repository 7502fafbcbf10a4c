import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { type OpenPage, openPage } from '../harness/live-page.ts';
import { until } from '../harness/until.ts';
import type { RightsAct, RightsPlace, RightsScene } from './rights-scene.ts';
import { messagesPath, tryAsk } from './talkers.ts';

export interface LostRight {
  /** Messages of theirs that were answered with 201. */
  acked: number;
  /** Messages of theirs that others can read and that were committed after the right was lost. */
  after: number;
  /** Frames with something that was written after it, to whoever may not listen any more. */
  laterFrames: number;
  /** Whether whoever tried to write on was refused in the end, each of them. */
  areRefused: boolean;
}

/** Somebody sends and listens in many places at once, at both processes, and loses the right to meanwhile. */
export async function loseRight(
  scene: RightsScene,
  act: RightsAct,
  { senders, listeners }: { senders: number; listeners: number },
): Promise<LostRight> {
  const { world, apis } = scene;
  const place = await act.make(scene);
  const { channelId, stays, loses } = place;
  const urlOf = (index: number) => apis[index % 2 === 0 ? 0 : 1].url;
  const pages = Array.from({ length: listeners }, (_, index) =>
    openPage(apis[index % 2 === 0 ? 0 : 1], loses.cookie),
  );
  const others = apis.map((api) => openPage(api, stays.cookie));
  for (const page of [...pages, ...others]) await page.follow([`channel:${channelId}`]);
  if ([...pages, ...others].some(({ followed }) => followed.size === 0))
    throw new Error('they do not listen');

  const send = (index: number, who = loses) =>
    tryAsk(urlOf(index), messagesPath(channelId), who, 'POST', { id: uuidV7(randomUUID()), text: 'Listen!' });
  const sending = Array.from({ length: senders }, async (_, index) => {
    for (let acked = 0; ; acked += 1) {
      const status = (await send(index))?.status ?? 0;
      if (status !== 201) return { acked, status };
    }
  });
  await until('each to have written', async () => (await headOf(scene, place)).seq > senders);
  await act.take(scene, place);
  const ends = await Promise.all(sending);
  const moment = (await momentOf(scene, place)) ?? (await headOf(scene, place));

  if (act.goesOn) for (const index of [0, 1, 2]) await send(index, stays);
  else await changeSomething(scene, place);
  const { rev } = await headOf(scene, place);
  // A process has looked once those who stay have heard of it there, or everybody was sent away.
  await until('both processes to have looked', () =>
    others.every((page) => page.followed.size === 0 || framesOf(page).some((to) => to >= rev)),
  );
  const shown = await world.database.query<{ count: number }>(
    `select count(*)::int as count from messages join users on users.id = author_id
     where channel_id = $1 and author_id = $2 and seq > $3 and users.standing <> 'suspended'`,
    [channelId, loses.id, moment.seq],
  );
  const laterFrames = act.mayListen
    ? 0
    : pages.flatMap((page) => framesOf(page).filter((to) => to > moment.rev)).length;
  for (const { socket } of [...pages, ...others]) socket.close();
  return {
    acked: ends.reduce((sum, end) => sum + end.acked, 0),
    after: shown[0]?.count ?? 0,
    laterFrames,
    areRefused: ends.every(({ status }) => status === 403 || status === 404),
  };
}

/** Up to which change each frame came that a page has heard. */
const framesOf = ({ heard }: OpenPage): number[] =>
  heard.flatMap(([event, payload]) =>
    event === 'channels.changed' ? [(payload as { to: { rev: number } }).to.rev] : [],
  );

interface Place {
  seq: number;
  rev: number;
}

async function headOf({ world }: RightsScene, { channelId }: RightsPlace): Promise<Place> {
  const rows = await world.database.query<Place>(
    'select seq::int, rev::int from channel_heads where channel_id = $1',
    [channelId],
  );
  return rows[0] ?? { seq: 0, rev: 0 };
}

/** Where the channel stood when the last right was lost in it; undefined: that of a person’s standing, which no head knows. */
async function momentOf({ world }: RightsScene, { channelId }: RightsPlace): Promise<Place | undefined> {
  const rows = await world.database.query<Place>(
    'select seq::int, rev::int from moments where channel_id = $1 order by rev desc limit 1',
    [channelId],
  );
  return rows[0];
}

/** What others would say, where nobody can write any more: as the tail finds it. */
async function changeSomething({ world }: RightsScene, { channelId }: RightsPlace): Promise<void> {
  await world.database.query(
    `with head as (update channel_heads set rev = rev + 1 where channel_id = $1 returning rev)
     update messages set edited_at = now(), is_changed = true, rev = head.rev from head where channel_id = $1 and seq = 1`,
    [channelId],
  );
}
