import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../../core/app-error.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { as } from '../../../../testing/people/testers.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { pairUp } from '../../conversations/pair-up.ts';
import { readConversation } from '../../conversations/read-conversation.ts';
import { listListeners } from './list-listeners.ts';
import { findVisibleChannel, requireWritable } from './visible-channel.ts';

/** What each column of the table in the README may say. */
const ways = {
  channel: ['there', 'deleted'],
  actor: ['partner', 'stranger'],
  standing: ['good', 'hidden', 'limited', 'suspended'],
  partner: ['good', 'hidden', 'limited', 'suspended', 'blocks', 'blocked', 'gone'],
  head: ['open', 'closed'],
} as const;
type Facts = { [Column in keyof typeof ways]: (typeof ways)[Column][number] };

const rules = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:there|deleted)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const columns = Object.keys(ways) as (keyof Facts)[];
const fits = (rule: readonly string[], facts: Facts) =>
  columns.every((column, index) => rule[index] === '-' || rule[index] === facts[column]);
const every = columns.reduce<Partial<Facts>[]>(
  (known, column) => known.flatMap((facts) => ways[column].map((way) => ({ ...facts, [column]: way }))),
  [{}],
) as Facts[];

let world: World;
let [actor, partner, stranger] = [] as unknown as [TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  actor = await makePerson(world, 'actor');
  stranger = await makePerson(world, 'stranger');
});
afterAll(() => world.close());

const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);
const stand = (person: TestPerson, way: string) =>
  run('update users set standing = $2, is_standing_hidden = $3 where id = $1', [
    person.id,
    way === 'hidden' ? 'limited' : ways.standing.some((one) => one === way) ? way : 'good',
    way === 'hidden',
  ]);

/** A conversation of the two as the facts say. */
async function set(facts: Facts): Promise<string> {
  partner = await makePerson(world, `p_${randomUUID().slice(0, 8)}`);
  const ctx = { ...as(world, actor.ctx.actor), newId: randomUUID };
  const { id } = await pairUp(ctx, [actor.id, partner.id], actor.id);
  const { channelId } = await readConversation(ctx, { conversationId: id });
  await stand(actor, facts.standing);
  await stand(partner, facts.partner);
  const block = 'insert into blocks (blocker_id, blocked_id, since) values ($1, $2, now())';
  if (facts.partner === 'blocks') await run(block, [partner.id, actor.id]);
  if (facts.partner === 'blocked') await run(block, [actor.id, partner.id]);
  if (facts.partner === 'gone') await run('delete from users where id = $1', [partner.id]);
  if (facts.channel === 'deleted')
    await run('update channels set deleted_at = now() where id = $1', [channelId]);
  if (facts.head === 'closed')
    await run('update channel_heads set is_open = false where channel_id = $1', [channelId]);
  return channelId;
}

async function find(facts: Facts) {
  const channelId = await set(facts);
  const who = facts.actor === 'partner' ? actor : stranger;
  const ctx = { ...as(world, who.ctx.actor), newId: randomUUID };
  const heard = await listListeners(ctx, [{ userId: who.id, id: channelId }]);
  const found = await inTransaction(ctx, (tx) => findVisibleChannel(tx, channelId));
  return { found, sees: found ? 'yes' : 'no', hears: heard.length > 0 ? 'yes' : 'no' };
}

function writes(found: NonNullable<Awaited<ReturnType<typeof findVisibleChannel>>>): string {
  try {
    requireWritable(found);
    return found.isWithheld ? 'withheld' : 'yes';
  } catch (error) {
    return error instanceof AppError ? error.code : 'broken';
  }
}

describe('a channel', () => {
  it('has a rule for every case, and no rule that none needs', () => {
    const used = new Set(every.map((facts) => rules.findIndex((rule) => fits(rule, facts))));
    expect([...used].toSorted((one, other) => one - other)).toEqual(rules.map((_, index) => index));
  });

  it.each(every)('$channel, $actor in $standing standing, partner $partner, $head', async (facts) => {
    const [sees, may] = rules.find((rule) => fits(rule, facts))?.slice(columns.length) ?? [];
    const found = await find(facts);
    expect([found.sees, found.hears]).toEqual([sees, sees]);
    if (found.found) expect(writes(found.found)).toBe(may);
  });

  it('that never was is as one that is closed', async () => {
    const ctx = as(world, actor.ctx.actor);
    expect(await findVisibleChannel(ctx, randomUUID())).toBeUndefined();
  });
});
