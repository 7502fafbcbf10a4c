import type { ContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, type World } from '../../../testing/world.ts';
import { mailReceipt, mailTeam } from './contact.jobs.ts';
import { findContactMessage } from './contact.queries.ts';
import { sendMessage } from './send-message.ts';

const message: ContactMessage = {
  topic: 'problem',
  email: 'canary-address@firstlight.example',
  message: 'The canary-text button does nothing.',
  language: 'fr',
};
let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('keeps what was written, and can read it again', async () => {
  const { id, replyBy } = await sendMessage(world.ctx, message);
  expect(replyBy).toBe('2026-11-18T17:00:00.000Z');
  expect(await findContactMessage(world.ctx.db, world.ctx.vault, id)).toEqual({
    ...message,
    id,
    createdAt: world.clock.now,
    replyBy: new Date(replyBy),
    isMuted: false,
  });
});

it('announces it once, and both mails follow', async () => {
  world.happened.events.length = 0;
  world.happened.jobs.length = 0;
  const { id } = await sendMessage(world.ctx, message);
  expect(world.happened.events).toEqual([{ name: 'contact.received', messageId: id }]);
  expect(world.happened.jobs).toEqual([
    mailTeam.request({ messageId: id }),
    mailReceipt.request({ messageId: id }),
  ]);
  expect(world.happened.pushes).toEqual([]);
});

it('stores neither address nor text in a readable form, and hides how long the text is', async () => {
  const short = await sendMessage(world.ctx, { ...message, message: 'canary-text!' });
  const long = await sendMessage(world.ctx, message);
  const { rows } = await world.database.pool.query<{
    row: string;
    bytes: string;
    id: string;
    length: number;
  }>(
    `select id, t::text as row, encode(email || message, 'escape') as bytes, length(message) from contact_messages t`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(2);
  for (const { row, bytes } of rows) expect(row + bytes).not.toMatch(/canary|firstlight/);
  const lengthOf = (id: string) => rows.find((row) => row.id === id)?.length;
  expect(lengthOf(short.id)).toBe(lengthOf(long.id));
});

it('cannot be read with another row’s bytes', async () => {
  const [mine, other] = [await sendMessage(world.ctx, message), await sendMessage(world.ctx, message)];
  await world.database.pool.query(
    'update contact_messages set message = (select message from contact_messages where id = $1) where id = $2',
    [mine.id, other.id],
  );
  await expect(findContactMessage(world.ctx.db, world.ctx.vault, other.id)).rejects.toThrow();
});

it('is nothing to be found under an unknown id', async () => {
  expect(
    await findContactMessage(world.ctx.db, world.ctx.vault, '00000000-0000-4000-8000-00000000dead'),
  ).toBeUndefined();
});
