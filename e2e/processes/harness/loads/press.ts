import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../servers/child.ts';

export interface Pressure {
  seconds: number;
  connections: number;
  /** How long each connection rests after an answer. */
  restMs: number;
  paths: readonly string[];
  cookie: string;
}

export interface Pressed {
  perSecond: number;
  /** Answered with what was asked for. */
  goodPerSecond: number;
}

/** wrk, which asks thousands of times a second for little of the machine that it shares with what it measures. */
export async function press(url: string, pressure: Pressure): Promise<Pressed> {
  const directory = await mkdtemp(join(tmpdir(), 'firstlight-press-'));
  const script = join(directory, 'press.lua');
  await writeFile(
    script,
    `local paths = { ${pressure.paths.map((path) => JSON.stringify(path)).join(', ')} }
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end
${pressure.restMs > 0 ? `delay = function() return math.random(0, ${2 * pressure.restMs}) end` : ''}
`,
  );
  const words = ['-t', '1', '-c', pressure.connections, '-d', pressure.seconds, '--timeout', '30s'].map(
    String,
  );
  const child = startChild('wrk', [...words, '-s', script, '-H', `cookie: ${pressure.cookie}`, url]);
  const code = await child.exited;
  await rm(directory, { recursive: true, force: true });
  const told = (line: RegExp) => Number(line.exec(child.output())?.[1] ?? 0);
  const asked = told(/(\d+) requests in /);
  if (code !== 0 || asked === 0) throw new Error(child.output());
  const bad = told(/Non-2xx or 3xx responses: (\d+)/);
  return { perSecond: asked / pressure.seconds, goodPerSecond: (asked - bad) / pressure.seconds };
}
