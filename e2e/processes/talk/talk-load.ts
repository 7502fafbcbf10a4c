import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { TestMember } from '../harness/members.ts';
import { messagesPath, type TalkPlace, tryAsk } from './talkers.ts';

export interface Written {
  /** By the id that was chosen: which number it was given, and what it says last; null: removed. */
  acked: Map<string, { seq: number; text: string | null }>;
  /** How often something was sent again because no answer had come. */
  repeats: number;
}

/** One person who sends, edits and removes, one thing after the other, and sends again whatever got no answer, at whichever process answers. */
export async function writeMuch(
  talk: TalkPlace,
  who: TestMember,
  urls: () => readonly string[],
  acts: number,
): Promise<Written> {
  const written: Written = { acked: new Map(), repeats: 0 };
  const own: { id: string; seq: number }[] = [];

  /** Until there is an answer: 404 to removing again what the first try removed is one, too. */
  async function insist(path: string, method: string, json?: object) {
    for (let tries = 0; ; tries += 1) {
      const all = urls();
      const url = all[(written.acked.size + tries) % all.length] ?? '';
      const answer = await tryAsk(url, path, who, method, json);
      if (answer && answer.status < 500) return answer;
      written.repeats += 1;
      await wait(20);
    }
  }

  for (let act = 0; act < acts; act += 1) {
    const earlier = own[act % Math.max(1, own.length)];
    if (act % 5 === 3 && earlier) {
      const text = `Mended ${act}`;
      await insist(messagesPath(talk.channelId, `/${earlier.seq}`), 'PATCH', { text });
      written.acked.set(earlier.id, { seq: earlier.seq, text });
    } else if (act % 10 === 9 && earlier) {
      await insist(messagesPath(talk.channelId, `/${earlier.seq}`), 'DELETE');
      written.acked.set(earlier.id, { seq: earlier.seq, text: null });
      own.splice(own.indexOf(earlier), 1);
    } else {
      const [id, text] = [uuidV7(randomUUID()), `Note ${act}`];
      const answer = await insist(messagesPath(talk.channelId), 'POST', { id, text });
      if (answer.status !== 201) throw new Error(`refused: ${answer.text}`);
      const { seq } = JSON.parse(answer.text) as { seq: number };
      written.acked.set(id, { seq, text });
      own.push({ id, seq });
    }
  }
  return written;
}
