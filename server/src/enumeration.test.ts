import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { hideTiming as HideTiming } from './core/http/hide-timing.ts';
import { type Doors, doorNames, known, openDoors } from './testing/attacks/doors.ts';

const paced = vi.hoisted(() => vi.fn());
vi.mock('./core/http/hide-timing.ts', async (original) => {
  const { hideTiming } = await original<{ hideTiming: typeof HideTiming }>();
  const heard: typeof hideTiming = (act) => {
    const inPace = hideTiming(act);
    return (ctx, input) => {
      paced(ctx.evenPaceMs);
      return inPace(ctx, input);
    };
  };
  return { hideTiming: heard };
});

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

  it('is answered in its pace, whatever it found', async () => {
    for (const email of [known, doors.unknownAddress()]) {
      paced.mockClear();
      await doors.knock(name, email);
      expect(paced.mock.calls).toEqual([[doors.world.engines.evenPaceMs]]);
    }
  });
});

function told(answer: LightMyRequestResponse, email: string) {
  const { date: _date, 'x-request-id': _id, 'set-cookie': cookies = '', ...headers } = answer.headers;
  // What is random in it tells nothing.
  const cookie = String(cookies).replace(/=[\w-]{43};/, '=random;');
  return { status: answer.statusCode, headers, cookie, body: answer.body.replaceAll(email, 'the address') };
}
