import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Doors, doorNames, known, openDoors } from './testing/attacks/doors.ts';
import { coreAndFeatures, namesIn } from './testing/source-files.ts';

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
});
afterAll(() => doors.world.close());

// That the time tells nothing either is proven in enumeration.prove.ts.
describe.each(doorNames)('%s, asked about a known and an unknown address (T26)', (name) => {
  it('answers with the same bytes', async () => {
    const unknown = doors.unknownAddress();
    const [first, second] = [await doors.knock(name, known), await doors.knock(name, unknown)];
    expect(first.statusCode).toBeLessThan(300);
    expect(told(second, unknown)).toEqual(told(first, known));
  });

  it('writes as much to be done later', async () => {
    doors.world.happened.jobs.splice(0);
    await doors.knock(name, known);
    await doors.knock(name, doors.unknownAddress());
    const sizes = doors.world.happened.jobs.map(({ payload }) => Object.keys(payload).toSorted());
    expect(sizes).toHaveLength(2);
    expect(sizes[0]).toEqual(sizes[1]);
  });
});

it('each of these doors waits for its pace (T26)', () => {
  const acts = namesIn(coreAndFeatures, /\broute\([\w.]+, hideTiming\((\w+)\)\)/g);
  expect(acts.toSorted()).toEqual([
    'askEmailChange',
    'forgotPassword',
    'requestLink',
    'resendVerification',
    'sendPlanLink',
    'signUp',
    'subscribe',
  ]);
});

function told(answer: LightMyRequestResponse, email: string) {
  const { date: _date, 'x-request-id': _id, 'set-cookie': cookies = '', ...headers } = answer.headers;
  // What is random in it tells nothing.
  const cookie = String(cookies).replace(/=[\w-]{43};/, '=random;');
  return { status: answer.statusCode, headers, cookie, body: answer.body.replaceAll(email, 'the address') };
}
