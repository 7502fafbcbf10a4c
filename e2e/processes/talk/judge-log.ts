import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { World } from '../harness/world.ts';
import type { Written } from './talk-load.ts';
import { type TalkPlace, tryAsk } from './talkers.ts';

export interface LogJudged {
  /** Acknowledged, and not there or not as it was acknowledged. */
  lost: number;
  twice: number;
  /** Numbers that nobody has, of messages and of changes beyond the last one. */
  gaps: number;
  messages: number;
}

/** Holds what people were told against what stands in the database. */
export async function judgeLog(
  world: World,
  url: string,
  talk: TalkPlace,
  written: readonly Written[],
): Promise<LogJudged> {
  const rows = await world.database.query<{ id: string; seq: number; rev: number }>(
    'select id, seq::int, rev::int from messages where channel_id = $1 order by seq',
    [talk.channelId],
  );
  const [head] = await world.database.query<{ seq: number; rev: number }>(
    'select seq::int, rev::int from channel_heads where channel_id = $1',
    [talk.channelId],
  );
  const texts = new Map((await readWhole(url, talk)).map(({ id, seq, text }) => [id, { seq, text }]));
  const acked = written.flatMap((one) => [...one.acked]);
  const revs = new Set(rows.map(({ rev }) => rev));
  return {
    messages: rows.length,
    lost: acked.filter(([id, { seq, text }]) => texts.get(id)?.seq !== seq || texts.get(id)?.text !== text)
      .length,
    twice: rows.length - new Set(acked.map(([id]) => id)).size,
    gaps:
      rows.filter(({ seq }, index) => seq !== index + 1).length +
      Math.abs((head?.seq ?? 0) - rows.length) +
      (rows.length - revs.size) +
      Math.abs((head?.rev ?? 0) - Math.max(0, ...revs)),
  };
}

/** The log from its beginning, as somebody reads it. */
export async function readWhole(url: string, { channelId, people }: TalkPlace): Promise<Message[]> {
  const all: Message[] = [];
  for (let after = 0, more = true; more; ) {
    const answer = await tryAsk(url, `/api/channels/${channelId}/messages?after=${after}`, people[0], 'GET');
    if (answer?.status !== 200) throw new Error(`the log was not read: ${answer?.text}`);
    const page = JSON.parse(answer.text);
    all.push(...page.messages);
    after = page.messages.at(-1)?.seq ?? after;
    more = page.hasLater;
  }
  return all;
}
