import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../../testing/people/makers-and-testers.ts';
import { type Machine, openMachine } from './machine.testing.ts';

let machine: Machine;
let run: Machine['run'];
let env: Machine['env'];
beforeAll(async () => {
  machine = await openMachine();
  ({ run, env } = machine);
});
afterAll(() => machine.close());

it('the world of a demo is made anew over nobody who is real, and only where a demo was asked for', async () => {
  const { db } = machine.world.engines.database;
  await makePerson(machine.world, 'somebody');
  await expect(run('reset-demo')).rejects.toThrow('DEMO is not true');
  await expect(run('reset-demo', { ...env, DEMO: 'true' })).rejects.toThrow('nothing was done');
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
});
