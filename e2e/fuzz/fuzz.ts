import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Answer, ask, codeOf, type Question } from '../processes/harness/ask.ts';
import prepare from '../processes/harness/prepare.ts';
import { seededRandom } from '../processes/harness/seeded-random.ts';
import { openWorld } from '../processes/harness/world.ts';
import { type Acquaintances, makeAcquaintances } from './acquaintances.ts';
import { createDice, type Dice } from './dice.ts';
import { hashesPasswords } from './hashes-passwords.ts';
import { judge } from './judge.ts';
import { type ApiDocument, type Operation, readOperations } from './operations.ts';
import { planRequest } from './plan-request.ts';
import { createTally, type Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    lanes: { type: 'string', default: '8' },
  },
});
const total = Number(values.requests);
const seed = Number(values.seed);

/** The server hangs up on a body over its limit while it is still being sent; that is an answer too. */
const bodyLimit = 64 * 1024;

/** A machine that is busy with something else may turn requests away for a while; not for this long. */
const mostTurns = 60;
let turnedAway = 0;

const dropAll = await prepare();
const world = await openWorld();
try {
  process.exitCode = await fuzz();
} finally {
  await world.close();
  await dropAll();
}

async function fuzz(): Promise<number> {
  const [free, limited] = await Promise.all([world.startApi(), world.startApi({ LIMIT_FACTOR: '1' })]);
  const document = await ask(free.url, '/api/openapi.json');
  const operations = readOperations(JSON.parse(document.text) as ApiDocument);
  const tally = createTally(operations);
  const known = await makeAcquaintances(world, free.url);
  const agent = new Agent({ keepAlive: true, maxSockets: Number(values.lanes) });
  const started = performance.now();
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < total; index = next++)
      await send(index % 20 === 0 ? limited.url : free.url, index, { operations, tally, agent, known });
  };
  await Promise.all(Array.from({ length: Number(values.lanes) }, lane));
  agent.destroy();
  return report(tally, (performance.now() - started) / 1_000);
}

interface Tools {
  operations: Operation[];
  tally: Tally;
  agent: Agent;
  known: Acquaintances;
}

/** Each request has dice of its own, so that its number and the seed are enough to have it again. */
async function send(url: string, index: number, { operations, tally, agent, known }: Tools): Promise<void> {
  const dice = createDice(seededRandom(seed * 1_000_003 + index));
  const request = planRequest(pickOperation(operations, dice), dice, known);
  const { path, headers, body, operation } = request;
  const question = { method: operation.method, headers, agent, ...(body === undefined ? {} : { body }) };
  try {
    const { answer, ms } = await askPatiently(url, path, question);
    tally.answered(request, answer.status);
    for (const verdict of judge(request, answer, ms)) tally.blamed(index, request, verdict);
  } catch (error) {
    if (Buffer.byteLength(body ?? '') <= bodyLimit)
      tally.blamed(index, request, { complaint: 'hung up', why: String(error) });
  }
}

/** Whoever is turned away because of load comes again, as the answer asks; every other 5xx is a fault. */
async function askPatiently(url: string, path: string, question: Question) {
  for (let turn = 1; ; turn++) {
    const started = performance.now();
    const answer = await ask(url, path, question);
    if (!isTurnedAway(answer) || turn === mostTurns) return { answer, ms: performance.now() - started };
    turnedAway++;
    await sleep(Number(answer.headers['retry-after']) * 1_000);
  }
}

function isTurnedAway(answer: Answer): boolean {
  return answer.status === 503 && 'retry-after' in answer.headers && codeOf(answer) === 'request.overloaded';
}

/** What is slow on purpose is asked for less often, or it would leave no time for the others. */
function pickOperation(operations: Operation[], dice: Dice): Operation {
  const picked = dice.pick(operations);
  return hashesPasswords.has(picked.id) && dice.chance(0.75) ? pickOperation(operations, dice) : picked;
}

function report(tally: Tally, seconds: number): number {
  const complaints = (['wrong shape', 'accepted', 'slow', 'hung up'] as const).map(
    (complaint) => `${tally.count(complaint)} ${complaint}`,
  );
  const unproven = tally.unproven();
  process.stdout.write(
    `${tally.print()}\n` +
      `seed ${seed}, ${seconds.toFixed(1)} s; ${complaints.join(', ')}; turned away ${turnedAway} times; ` +
      `never succeeded: ${unproven.join(', ') || 'none'}\n` +
      `fuzz: ${total} requests, ${tally.count('5xx')} 5xx, ${tally.count('undocumented')} undocumented\n`,
  );
  const all = ['5xx', 'undocumented', 'wrong shape', 'accepted', 'slow', 'hung up'] as const;
  return unproven.length === 0 && all.every((complaint) => tally.count(complaint) === 0) ? 0 : 1;
}
