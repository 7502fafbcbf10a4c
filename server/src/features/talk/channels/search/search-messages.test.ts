import { randomUUID } from 'node:crypto';
import type { FoundMessage } from '@firstlight/contract/talk/channels/message-search.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { emptyChannel } from '../access/empty-channel.ts';
import { talkers } from '../talk.testing.ts';
import { fillChannel } from './fill-channel.testing.ts';
import { gatherSegments } from './gather-segments.ts';
import { rebuildStale } from './rebuild-stale.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof talkers>;
let [maya, tom] = [] as unknown as [TestPerson, TestPerson];
let channelId = '';
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = talkers(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [maya, tom] = [await people.person(), await people.person()];
  channelId = (await people.open(maya, tom)).channelId;
});

interface Answer {
  items: FoundMessage[];
  next: string | null;
}

async function search(who: TestPerson, words: string, after?: string, channel = channelId): Promise<Answer> {
  return (await people.ask(who, 'POST', `/api/channels/${channel}/searches`, { words, after })).json();
}

const found = async (who: TestPerson, words: string) =>
  (await search(who, words)).items.map(({ seq }) => seq);
const fill = (texts: readonly string[]) => fillChannel(world, { channelId, authorId: maya.id, texts });
const gather = () => gatherSegments(world.ctx, { channelId });

/** All of it, answer by answer. */
async function all(who: TestPerson, words: string): Promise<number[]> {
  const seqs: number[] = [];
  let answers = 0;
  for (let after: string | null | undefined; after !== null; answers += 1) {
    const answer: Answer = await search(who, words, after ?? undefined);
    seqs.push(...answer.items.map(({ seq }) => seq));
    after = answer.next;
    if (answers > 20) throw new Error('it does not come to an end');
  }
  return seqs;
}

describe('searching a channel', () => {
  it('finds parts of words without case and accents, gathered or not, the newest first, and marks them', async () => {
    await fill([
      'Une évaluation',
      ...Array.from({ length: 1198 }, (_, index) => `line ${index}`),
      'EVALUATED',
    ]);
    await gather();
    await people.send(tom, channelId, 'Évalué hier.');
    expect(await found(maya, 'evalu')).toEqual([1201, 1200, 1]);
    const { items } = await search(maya, 'évalu');
    expect(items[0]).toEqual({
      channelId,
      seq: 1201,
      author: expect.objectContaining({ username: tom.username }),
      sentAt: expect.stringMatching(/:00\.000Z$/),
      isBlocked: false,
      parts: [
        { text: 'Évalu', isFound: true },
        { text: 'é hier.', isFound: false },
      ],
    });
    expect(await found(maya, 'line 7 zzz')).toEqual([]);
    expect(await found(maya, 'une uation')).toEqual([1]);
  });

  it.each([
    ['scattered and crowded', 2350, (seq: number) => seq % 31 === 0 || (seq > 1990 && seq < 2060)],
    ['more than an answer holds, in the last segment', 1000, (seq: number) => seq % 5 === 0],
    ['more than an answer holds, not gathered yet', 75, (seq: number) => seq % 5 !== 0],
  ])('goes on from where an answer ended until all is told, each once: %s', async (_, count, isHit) => {
    const seqs = Array.from({ length: count }, (_, index) => index + 1);
    await fill(seqs.map((seq) => (isHit(seq) ? 'a tip jar' : 'nothing')));
    await gather();
    expect(await all(tom, 'jar tip')).toEqual(seqs.filter(isHit).toReversed());
  });

  it('is refused to whoever is none of the two, and with a place that was never told', async () => {
    const answer = await people.ask(await people.person(), 'POST', `/api/channels/${channelId}/searches`, {
      words: 'tip',
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'channels.not_found']);
    for (const after of ['x', Buffer.from('{"skip":-1}').toString('base64url')]) {
      const bad = await people.ask(maya, 'POST', `/api/channels/${channelId}/searches`, {
        words: 'tip',
        after,
      });
      expect(bad.json().error.code).toBe('request.invalid');
    }
  });

  it('tells in the place to go on from no number of what lies between', async () => {
    await fill(Array.from({ length: 1100 }, () => 'tip'));
    await gather();
    const { next } = await search(tom, 'tip');
    const place = JSON.parse(Buffer.from(next ?? '', 'base64url').toString());
    expect(Object.keys(place)).toEqual(['skip', 'minute', 'last']);
    expect(place).toMatchObject({ skip: 0, last: { channelId, seq: 1081 } });
  });
});

describe('what was gathered', () => {
  const jars = () => fill(Array.from({ length: 100 }, (_, index) => (index === 41 ? 'the jar' : 'nothing')));
  const at = () => `${channelId}/messages/42`;

  /** Every word that stands in a segment, opened as a thief with the key would. */
  async function gatheredText(): Promise<string> {
    const { rows } = await world.database.pool.query(
      'select first_seq, sealed, conversation_id from message_segments join channels on channels.id = channel_id where channel_id = $1',
      [channelId],
    );
    const texts = rows.map(({ first_seq, sealed, conversation_id }) =>
      world.ctx.vault.unseal(
        world.ctx.db,
        {
          table: 'message_segments',
          column: 'sealed',
          rowId: `${channelId}/${first_seq}`,
          scope: { type: 'conversation', id: conversation_id },
        },
        sealed,
      ),
    );
    return (await Promise.all(texts)).join('\n');
  }

  it('is gathered by itself with each hundred messages, and sealed', async () => {
    await fill(Array.from({ length: 99 }, () => 'a canary sings'));
    expect(await gatheredText()).toBe('');
    await people.send(maya, channelId, 'and one more');
    const asked = world.happened.jobs.filter(({ name }) => name === 'channels.gather-segments');
    expect(asked.map(({ payload }) => payload)).toContainEqual({ channelId });
    await gather();
    expect((await gatheredText()).split('\n')).toHaveLength(100);
    const { rows } = await world.database.pool.query(
      'select sealed from message_segments where channel_id = $1',
      [channelId],
    );
    expect(rows).toHaveLength(1);
    for (const { sealed } of rows) expect(sealed.includes('canary')).toBe(false);
  });

  it('does not bring back what was edited: the row decides at once, and the old words go with the next gathering', async () => {
    await jars();
    await gather();
    expect(await found(tom, 'jar')).toEqual([42]);
    await people.change(maya, 'PATCH', at(), { text: 'the bottle' });
    expect(await found(tom, 'jar')).toEqual([]);
    await rebuildStale(world.ctx);
    expect(await gatheredText()).not.toContain('jar');
    expect(await found(tom, 'bottle')).toEqual([42]);
  });

  it('does not bring back what was removed, and finds it again once it is back', async () => {
    await jars();
    await gather();
    await people.change(maya, 'DELETE', at());
    expect(await found(tom, 'jar')).toEqual([]);
    expect(await found(maya, 'jar')).toEqual([]);
    await rebuildStale(world.ctx);
    expect(await gatheredText()).not.toContain('jar');
    await people.change(maya, 'POST', `${at()}/restorations`);
    await rebuildStale(world.ctx);
    expect(await found(tom, 'jar')).toEqual([42]);
  });

  it('is not kept where something changes while it is gathered', async () => {
    await jars();
    const { vault } = world.ctx;
    let isChanged = false;
    const slow = {
      ...vault,
      // Somebody edits between what was read and what is stored.
      async seal(...asked: Parameters<typeof vault.seal>) {
        if (!isChanged) {
          isChanged = true;
          await people.change(maya, 'PATCH', at(), { text: 'the bottle' });
        }
        return vault.seal(...asked);
      },
    };
    await gatherSegments({ db: world.ctx.db, vault: slow }, { channelId });
    expect(isChanged).toBe(true);
    expect(await gatheredText()).not.toContain('jar');
    expect(await found(tom, 'bottle')).toEqual([42]);
  });

  it('goes with the channel', async () => {
    await jars();
    await gather();
    await world.database.pool.query('update channels set deleted_at = now() where id = $1', [channelId]);
    await gatherSegments(world.ctx, { channelId });
    await emptyChannel(world.ctx, { channelId });
    expect(await gatheredText()).toBe('');
  });
});
