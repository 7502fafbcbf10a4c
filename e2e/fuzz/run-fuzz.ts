import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ask, codeOf, type Question } from '../processes/harness/ask.ts';
import { seededRandom } from '../processes/harness/seeded-random.ts';
import type { World } from '../processes/harness/world.ts';
import { type Acquaintances, makeAcquaintances } from './acquaintances.ts';
import { createDice, type Dice } from './dice.ts';
import { startStripe } from './give-support.ts';
import { hashesPasswords } from './hashes-passwords.ts';
import { judge } from './judge.ts';
import { type ApiDocument, type Operation, readOperations } from './operations.ts';
import { startGithub } from './people-by-provider.ts';
import { planRequest } from './plan-request.ts';
import { createTally, type Tally } from './tally.ts';

export interface FuzzSize {
  requests: number;
  seed: number;
  lanes: number;
}

export interface FuzzOutcome {
  tally: Tally;
  seconds: number;
  turnedAway: number;
}

/** The server hangs up on a body over its limit while it is still being sent; that is an answer too. */
const bodyLimit = 64 * 1024;

/** A machine that is busy with something else may turn requests away for a while; not for this long. */
const mostTurns = 60;

/** An operation of which none of so many succeeds never would. */
const mostMore = 5_000;

/** Sends so many requests to every operation of the API, some as people do and most as nobody should. */
export async function runFuzz(world: World, { requests, seed, lanes }: FuzzSize): Promise<FuzzOutcome> {
  const { github, settings: ofGithub } = await startGithub();
  const { stripe, settings: ofStripe } = await startStripe();
  const settings = { ...ofGithub, ...ofStripe };
  const [free, limited] = await Promise.all([
    world.startApi(settings),
    world.startApi({ ...settings, LIMIT_FACTOR: '1' }),
  ]);
  const document = await ask(free.url, '/api/openapi.json');
  const operations = readOperations(JSON.parse(document.text) as ApiDocument);
  const tally = createTally(operations);
  const known = await makeAcquaintances(world, free.url, { github, stripe });
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const tools: Tools = { operations, tally, agent, known, seed, turnedAway: 0 };
  const started = performance.now();
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < requests; index = next++)
      await send(index % 20 === 0 ? limited.url : free.url, index, tools);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await reachTheRest(free.url, requests, tools);
  agent.destroy();
  await github.close();
  await stripe.close();
  return { tally, seconds: (performance.now() - started) / 1_000, turnedAway: tools.turnedAway };
}

/** Chance must not decide whether an operation was tested: those that never succeeded are asked for until they do. */
async function reachTheRest(url: string, from: number, tools: Tools): Promise<void> {
  for (let index = from; index < from + mostMore; index++) {
    const unproven = new Set(tools.tally.unproven());
    if (unproven.size === 0) return;
    // One of these requests may have ended the session of whoever sends them.
    if ((index - from) % 100 === 0) await tools.known.meetNewcomer();
    await send(url, index, tools, (operation) => unproven.has(operation.id));
  }
}

interface Tools {
  operations: Operation[];
  tally: Tally;
  agent: Agent;
  known: Acquaintances;
  seed: number;
  turnedAway: number;
}

/** Each request has dice of its own, so that its number and the seed are enough to have it again. */
async function send(
  url: string,
  index: number,
  tools: Tools,
  isWanted: (operation: Operation) => boolean = () => true,
): Promise<void> {
  const { operations, tally, agent, known, seed } = tools;
  const dice = createDice(seededRandom(seed * 1_000_003 + index));
  const request = planRequest(pickOperation(operations.filter(isWanted), dice), dice, known);
  const { path, headers, body, operation } = request;
  const question = { method: operation.method, headers, agent, ...(body === undefined ? {} : { body }) };
  try {
    const { answer, ms } = await askPatiently(url, path, question, tools);
    tally.answered(request, answer.status);
    for (const verdict of judge(request, answer, ms)) tally.blamed(index, request, verdict);
  } catch (error) {
    if (Buffer.byteLength(body ?? '') <= bodyLimit)
      tally.blamed(index, request, { complaint: 'hung up', why: String(error) });
  }
}

/** Whoever is turned away because of load comes again, as the answer asks; every other 5xx is a fault. */
async function askPatiently(url: string, path: string, question: Question, tools: Tools) {
  for (let turn = 1; ; turn++) {
    const started = performance.now();
    const answer = await ask(url, path, question);
    if (!isTurnedAway(answer) || turn === mostTurns) return { answer, ms: performance.now() - started };
    tools.turnedAway++;
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
