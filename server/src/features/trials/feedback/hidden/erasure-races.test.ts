import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authorTag } from '../author-tags.ts';
import { question, type TesterAtWork, type TesterRaces, testerRaces, words } from './tester-races.testing.ts';

let races: TesterRaces;
let at: TesterAtWork;

beforeAll(async () => {
  races = await testerRaces();
});
beforeEach(async () => {
  at = await races.begin();
});
afterAll(() => races.world.close());

it.each([
  ['a feedback', () => at.on('POST', '/feedback', { rating: 4, comment: `${words} Again.` })],
  ['a skip', () => at.on('POST', '/skips', { reason: 'other', note: 'Not for me.' })],
  ['a card answer', () => at.on('PUT', '/card-answers/mine', { question, answer: true })],
  ['a test', () => at.on('POST', '/tests', {})],
  ['a message', () => at.inThread('PUT', `/thread/messages/${randomUUID()}`, { text: 'More.' })],
  ['an agreement', () => at.inThread('PUT', '/reveal', { agree: true })],
  ['a closing', () => at.inThread('PUT', '/thread/closing', { isClosed: true })],
  ['an edit', () => at.inThread('PATCH', '', { rating: 2, comment: words })],
])('leaves nothing of somebody whose account goes while %s of theirs is on its way', async (_, act) => {
  const { tester, feedbackId } = at;
  const answer = await races.whileHeld(tester.id, act, async (client) => {
    await client.query('delete from users where id = $1', [tester.id]);
    await client.query('delete from hidden.feedback_authors where feedback_id = $1', [feedbackId]);
  });
  expect(answer.json().error?.code).toBe('accounts.signed_out');
  expect(await rowsOfTester()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

/** By their fingerprint, and of what waits in their thread. */
async function rowsOfTester(): Promise<number[]> {
  const { database, engines } = races.world;
  const count = async (table: string, column: string, value: unknown) => {
    const sql = `select count(*)::int as count from hidden.${table} where ${column} = $1`;
    return (await database.pool.query(sql, [value])).rows[0].count;
  };
  const waiting = async (table: string, column: string) => {
    const sql = `select count(*)::int as count from ${table} where publish_at is not null and ${column} = $1`;
    return (await database.pool.query(sql, [at.feedbackId])).rows[0].count;
  };
  const tag = authorTag(engines.vault, at.tester.id);
  return Promise.all([
    ...['feedback_authors', 'skip_authors', 'card_answers', 'tests'].map((t) => count(t, 'author_tag', tag)),
    waiting('feedback_replies', 'feedback_id'),
    waiting('feedback_threads', 'feedback_id'),
    waiting('feedback', 'id'),
    count('tester_blocks', 'project_id', at.notedId),
  ]);
}
