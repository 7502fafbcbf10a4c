import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  question,
  type TesterAtWork,
  type TesterRaces,
  testerRaces,
  words,
} from '../hidden/tester-races.testing.ts';

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
  [
    'a feedback',
    () => at.on('POST', '/feedback', { rating: 4, comment: `${words} Again.` }),
    'select publish_at is null as is_withheld from feedback where project_id = $1',
  ],
  [
    'a skip',
    () => at.on('POST', '/skips', { reason: 'other', note: 'Not for me.' }),
    'select publish_at is null as is_withheld from skips where project_id = $1',
  ],
  [
    'a card answer',
    () => at.on('PUT', '/card-answers/mine', { question, answer: true }),
    'select publish_at is null as is_withheld from hidden.card_answers where project_id = $1',
  ],
  [
    'a message',
    () => at.inThread('PUT', `/thread/messages/${randomUUID()}`, { text: 'More.' }),
    'select publish_at is null as is_withheld from feedback_replies where feedback_id = $2',
  ],
  [
    'an edit',
    () => at.inThread('PATCH', '', { rating: 2, comment: `${words} Twice.` }),
    'select publish_at is null as is_withheld from feedback where id = $2',
  ],
])('%s of somebody who is limited while it is on its way is withheld', async (_, act, kept) => {
  const { tester, projectId, feedbackId } = at;
  const answer = await races.whileHeld(tester.id, act, async (client) => {
    await client.query(`update users set standing = 'limited' where id = $1`, [tester.id]);
  });
  expect(answer.statusCode).toBeLessThan(300);
  const text = `with given as (select $1::uuid, $2::uuid) ${kept}`;
  const { rows } = await races.world.database.pool.query(text, [projectId, feedbackId]);
  expect(rows).toEqual([{ is_withheld: true }]);
});
