import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@firstlight/contract/endpoint.ts';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { groupRules } from '@firstlight/contract/rules.ts';
import { inviteAlphabet } from '@firstlight/contract/talk/groups/invite-code.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { keepTables } from './keep-tables.testing.ts';
import { type MatrixAct, matrixActs } from './matrix-acts.testing.ts';
import { type Cell, canary, type Role, roles, setMatrix } from './matrix-scene.testing.ts';

const columns = Object.keys(roles) as Role[];
const [heading = [], ...table] = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const routes = new Map(
  endpoints
    .filter(({ name }) => /^(?:groups|channels)\./.test(name))
    .map((endpoint) => [endpoint.name, endpoint]),
);

/** Cells that say less than an error’s name. */
const short: Record<string, string> = {
  'groups.members_only': 'members',
  'groups.not_allowed': 'rank',
  'accounts.suspended': 'suspended',
};
const wrongCode = inviteAlphabet.slice(0, groupRules.inviteCodeLength);
type Answer = Awaited<ReturnType<typeof ask>>;
/** What whoever asked first was told of a group that never was; all others are told the same. */
const nevers = new Map<MatrixAct, Promise<Answer>>();

let world: World;
let app: FastifyInstance;
let origin: string;
let tables: Awaited<ReturnType<typeof keepTables>>;
let matrix: Awaited<ReturnType<typeof setMatrix>>;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  matrix = await setMatrix(world, () => app);
  tables = await keepTables(world);
});
afterAll(() => world.close());

it('says of each column and of no other who asks at which group', () => {
  expect(heading).toEqual(['act', ...columns]);
});

it('has an act for every route of groups and channels, and a line for every act', () => {
  expect([...new Set(Object.values(matrixActs).map(({ route }) => route))].toSorted()).toEqual(
    [...routes.keys()].toSorted(),
  );
  expect(table.map(([act]) => act)).toEqual(Object.keys(matrixActs));
});

it.each(table.map(([name = '', ...cells]) => [name, cells] as const))(
  '%s: everybody gets what the table says, and nothing is done where it is refused',
  async (name, cells) => {
    const act = matrixActs[name];
    if (!act) throw new Error(`There is no act ${name}.`);
    const got: string[] = [];
    for (const role of columns) got.push(await tryCell(act, matrix.cell(role)));
    const named = (words: readonly string[]) =>
      Object.fromEntries(columns.map((role, at) => [role, words[at]]));
    expect(named(got)).toEqual(named(cells));
  },
);

/** What stands in a cell of the table, and what must not happen where somebody is refused. */
async function tryCell(act: MatrixAct, cell: Cell): Promise<string> {
  const { method, status } = endpointOf(act);
  await act.before?.(world, cell);
  const before = act.before && method !== 'GET' ? await tables.look() : tables.kept;
  const answer = await ask(act, cell);
  if (answer.status < 400) {
    if (method !== 'GET' || act.before) await tables.putBack();
    return answer.status === status ? 'yes' : String(answer.status);
  }
  const changed = method === 'GET' ? [] : await tables.changedSince(before);
  if (act.before) await tables.putBack();
  const said = (await isAsIfNever(act, cell, answer)) ? '-' : (short[answer.code] ?? answer.code);
  const told = answer.text.includes(canary) ? ['tells of what is inside'] : [];
  return [said, ...told, ...changed].join(', ');
}

/** Whether whoever asks is told the same as of a group that never was. */
async function isAsIfNever(act: MatrixAct, cell: Cell, answer: Answer): Promise<boolean> {
  if (answer.status !== 404) return false;
  const [groupId, other] = [randomUUID(), randomUUID()];
  const codes = { joinCode: wrongCode, askCode: wrongCode };
  const never = nevers.get(act) ?? ask(act, { ...cell, ...codes, groupId, channelIds: [groupId, other] });
  nevers.set(act, never);
  return isDeepStrictEqual(answer, await never);
}

const endpointOf = ({ route }: MatrixAct): Endpoint => {
  const found = routes.get(route);
  if (!found) throw new Error(`There is no route ${route}.`);
  return found;
};

async function ask(act: MatrixAct, cell: Cell) {
  const { method, path, body } = endpointOf(act);
  const rest = { ...act.input(cell) };
  const address = path.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    const value = String(rest[parameter]);
    delete rest[parameter];
    return value;
  });
  const headers = { cookie: cell.actor.cookie, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${origin}${address}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(rest) }),
  });
  const text = await answer.text();
  const code: string = answer.status < 400 ? '' : JSON.parse(text).error.code;
  // Each request has a number of its own.
  return { status: answer.status, code, text: text.replace(/"requestId":"[^"]*"/, '') };
}
