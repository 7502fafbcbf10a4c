import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { talkers } from '../talk.testing.ts';

let world: World;
let app: FastifyInstance;
let [maya, tom] = [] as unknown as [TestPerson, TestPerson];
let channelId = '';
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
afterAll(() => world.close());
const talk = () => talkers(world, () => app);
let people: ReturnType<typeof talk>;
beforeAll(() => {
  people = talk();
});
beforeEach(async () => {
  [maya, tom] = [await people.person(), await people.person()];
  channelId = (await people.open(maya, tom)).channelId;
});

const code = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;

describe('sending', () => {
  it('numbers messages and changes from one, shows them to both and keeps no word in the clear', async () => {
    const first = (await people.send(maya, channelId, 'Shall we meet in Brest?')).json();
    expect(first).toMatchObject({ seq: 1, rev: 1, text: 'Shall we meet in Brest?', replyTo: null });
    await people.send(tom, channelId, 'Gladly.');
    expect(
      (await people.log(tom, channelId)).map(({ seq, text, author }) => [seq, text, author?.username]),
    ).toEqual([
      [1, 'Shall we meet in Brest?', maya.username],
      [2, 'Gladly.', tom.username],
    ]);
    const { rows } = await world.database.pool.query('select body from messages where channel_id = $1', [
      channelId,
    ]);
    for (const { body } of rows) expect(body.includes('Brest')).toBe(false);
  });

  it('under the same id again is the same message, and under somebody else’s is refused', async () => {
    const id = uuidV7(randomUUID());
    const once = await people.send(maya, channelId, 'Once.', { id });
    const again = await people.send(maya, channelId, 'Once.', { id });
    expect([again.statusCode, again.json()]).toEqual([201, once.json()]);
    expect(await people.log(maya, channelId)).toHaveLength(1);
    expect(code(await people.send(tom, channelId, 'Mine.', { id }))).toBe('request.key_reused');
  });

  it('in another channel is another message, although another person has used its id', async () => {
    const id = uuidV7(randomUUID());
    const olga = await people.person();
    const withOlga = (await people.open(maya, olga)).channelId;
    const ofOthers = (await people.open(olga, tom)).channelId;
    for (const [sender, place, text] of [
      [maya, channelId, 'To Tom.'],
      [maya, withOlga, 'To Olga.'],
      [olga, ofOthers, 'Not to Maya.'],
    ] as const)
      expect((await people.send(sender, place, text, { id })).json()).toMatchObject({ id, seq: 1, text });
    const excerpts = (await people.list(maya)).map(({ latest }) => latest?.excerpt);
    expect(excerpts.toSorted()).toEqual(['To Olga.', 'To Tom.']);
  });

  it('under an id whose version is not 7 is refused', async () => {
    const refused = await people.send(maya, channelId, 'Hello.', { id: randomUUID() });
    expect([refused.statusCode, code(refused)]).toEqual([400, 'request.invalid']);
  });

  it('in another channel counts again towards the limit of its sender', async () => {
    const uses: (string | undefined)[] = [];
    const limited = await world.app({
      ...unlimited,
      takeLimit: async (name, _key, useId) => void (name === 'channels.send' && uses.push(useId)),
    });
    const id = uuidV7(randomUUID());
    const withOlga = (await people.open(maya, await people.person())).channelId;
    for (const place of [channelId, channelId, withOlga])
      await talkers(world, () => limited).send(maya, place, 'Hello.', { id });
    expect(new Set(uses).size).toBe(2);
  });

  it('again is answered as before, although a new message would be refused', async () => {
    const id = uuidV7(randomUUID());
    await people.send(tom, channelId, 'Shall we?');
    const once = await people.send(maya, channelId, 'Yes.', { id, replyTo: 1 });
    await people.change(tom, 'DELETE', `${channelId}/messages/1`);
    const answer = await people.send(maya, channelId, 'Yes.', { id, replyTo: 1 });
    expect([answer.statusCode, answer.json().id]).toEqual([201, once.json().id]);
    await people.ask(tom, 'PUT', `/api/me/blocks/${maya.username}`);
    const blocked = await people.send(maya, channelId, 'Yes.', { id, replyTo: 1 });
    expect([blocked.statusCode, blocked.json().id]).toEqual([201, once.json().id]);
    expect(await people.log(maya, channelId)).toHaveLength(2);
  });

  it('of many at once, some of them twice, leaves no gap and no double', async () => {
    const ids = Array.from({ length: 20 }, () => uuidV7(randomUUID()));
    const answers = await Promise.all(
      [...ids, ...ids].map((id, index) =>
        people.send(index % 2 ? maya : maya, channelId, `Note ${id}`, { id }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const seqs = (await people.log(tom, channelId)).map(({ seq }) => seq);
    expect(seqs).toEqual(ids.map((_, index) => index + 1));
    const { rows } = await world.database.pool.query(
      'select seq::int, rev::int from channel_heads where channel_id = $1',
      [channelId],
    );
    expect(rows).toEqual([{ seq: 20, rev: 20 }]);
  });

  it('is asked again when a right was lost meanwhile, and refused if it was this one', async () => {
    const raise = 'update channel_heads set access_epoch = access_epoch + 1 where channel_id = $1';
    await world.database.pool.query(raise, [channelId]);
    expect((await people.send(maya, channelId, 'Still here.')).statusCode).toBe(201);
    await people.ask(tom, 'PUT', `/api/me/blocks/${maya.username}`);
    expect(code(await people.send(maya, channelId, 'And now?'))).toBe('conversations.cannot_write');
    expect(code(await people.send(tom, channelId, 'Nor I.'))).toBe('conversations.cannot_write');
    expect(await people.log(maya, channelId)).toHaveLength(1);
  });

  it('answers what was said, by its beginning, and nothing that is not there', async () => {
    await people.send(maya, channelId, 'é'.repeat(100));
    const reply = (await people.send(tom, channelId, 'Quite.', { replyTo: 1 })).json();
    expect(reply.replyTo).toEqual({
      seq: 1,
      author: { username: maya.username, name: maya.name },
      excerpt: `${'é'.repeat(79)}…`,
    });
    expect(code(await people.send(tom, channelId, 'To whom?', { replyTo: 7 }))).toBe('request.not_found');
    await people.change(maya, 'DELETE', `${channelId}/messages/1`);
    expect((await people.log(tom, channelId)).at(1)?.replyTo).toEqual({
      seq: 1,
      author: null,
      excerpt: null,
    });
    expect(code(await people.send(tom, channelId, 'Again.', { replyTo: 1 }))).toBe('request.not_found');
  });

  it('mentions whoever is there, and leaves every other name a word', async () => {
    const stranger = await people.person();
    const text = `@${tom.username} and @${stranger.username}, and mail@${tom.username}`;
    expect((await people.send(maya, channelId, text)).json().mentions).toEqual([tom.username]);
    const many = Array.from({ length: 11 }, (_, index) => `@somebody_${index}`).join(' ');
    expect(code(await people.send(maya, channelId, many))).toBe('channels.too_many_mentions');
  });

  it('by somebody limited is theirs alone to read, moves nothing of others’, and is marked once the limit ends', async () => {
    await people.send(tom, channelId, 'Hello?');
    await people.change(tom, 'PUT', `${channelId}/mark`, { seq: 1 });
    const before = await people.list(tom);
    const stand = (standing: string) =>
      world.database.pool.query('update users set standing = $2 where id = $1', [maya.id, standing]);
    await stand('limited');
    expect((await people.send(maya, channelId, 'Unheard.')).json()).toMatchObject({
      seq: 2,
      isUndelivered: false,
    });
    expect((await people.log(maya, channelId)).map(({ text }) => text)).toEqual(['Hello?', 'Unheard.']);
    await stand('good');
    expect((await people.log(maya, channelId)).at(1)).toMatchObject({
      text: 'Unheard.',
      isUndelivered: true,
    });
    expect((await people.log(tom, channelId)).map(({ text }) => text)).toEqual(['Hello?']);
    expect(await people.list(tom)).toEqual(before);
    const { messages, to } = await people.changes(tom, channelId, { seq: 1, rev: 1 });
    expect([messages, to]).toEqual([[], { seq: 2, rev: 2 }]);
  });
});
