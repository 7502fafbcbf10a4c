import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../ask.ts';
import { contactPath, message } from '../contact.ts';
import type { TestMember } from '../members.ts';

export interface Visits {
  requests: number;
  /** Turned away for load, with a word about when to come back. */
  shed: number;
  /** Every other 5xx, and connections that broke. */
  failures: string[];
  writes: number;
  /** Milliseconds of each answer, by what was going on. */
  times: Map<string, number[]>;
}

export interface SteadyVisitors {
  visits: Visits;
  /** What is going on from now on. */
  nowIs(phase: string): void;
  stop(): Promise<void>;
}

interface Crowd {
  url: string;
  perSecond: number;
  members: readonly TestMember[];
  projectId: string;
  /** What the release that is asked for knows. */
  openapi: string;
}

/** Everything that can be read without knowing more than a project, over and over, and messages and comments in between. */
export function sendVisitors({ url, perSecond, members, projectId, openapi }: Crowd): SteadyVisitors {
  const paths = readablePaths(openapi, projectId);
  const visits: Visits = { requests: 0, shed: 0, failures: [], writes: 0, times: new Map() };
  const agent = new Agent({ keepAlive: true });
  const open = new Set<Promise<void>>();
  const began = performance.now();
  let phase = 'before';
  let isStopping = false;

  async function one(turn: number): Promise<void> {
    const { cookie } = members[turn % members.length] ?? { cookie: '' };
    const asked = performance.now();
    const during = phase;
    const [path, question] = visit(turn, cookie);
    const answer = await ask(url, path, { ...question, agent }).catch((error: Error) => error);
    if (answer instanceof Error) visits.failures.push(`${during}, ${path}: ${answer.message}`);
    else if (answer.status === 503 && answer.headers['retry-after'] === '1') visits.shed += 1;
    else if (answer.status >= 500)
      visits.failures.push(`${during}, ${path}: ${answer.status} ${answer.text.slice(0, 120)}`);
    else if (answer.status === 201) visits.writes += 1;
    const times = visits.times.get(during) ?? [];
    visits.times.set(during, times);
    times.push(performance.now() - asked);
  }

  function visit(turn: number, cookie: string): [string, Parameters<typeof ask>[2]] {
    if (turn % 8 === 0) return [contactPath, { json: message({ email: `${randomUUID()}@example.org` }) }];
    if (turn % 8 === 1)
      return [
        `/api/projects/${projectId}/comments`,
        { json: { body: 'I tried the second page first.' }, headers: { cookie } },
      ];
    if (turn % 8 === 2) return ['/', {}];
    return [paths[Math.floor(turn / 2) % paths.length] ?? '/', { headers: { cookie } }];
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const due = ((performance.now() - began) / 1_000) * perSecond;
      while (visits.requests < due) {
        const asking: Promise<void> = one(visits.requests++).finally(() => open.delete(asking));
        open.add(asking);
      }
      await wait(5);
    }
    await Promise.all(open);
    agent.destroy();
  }

  const running = run();
  return {
    visits,
    nowIs(next) {
      phase = next;
    },
    stop() {
      isStopping = true;
      return running;
    },
  };
}

function readablePaths(openapi: string, projectId: string): string[] {
  const { paths } = JSON.parse(readFileSync(openapi, 'utf8')) as { paths: Record<string, { get?: object }> };
  return Object.entries(paths)
    .filter(([, operations]) => operations.get)
    .map(([path]) => path.replace('{projectId}', projectId))
    .filter((path) => !path.includes('{'));
}
