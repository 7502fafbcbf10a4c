import { pageOfTwenty } from './page-of-twenty.ts';
import { answering, exampleEnv, production, start } from './servers.ts';
import { median, throughput } from './wrk.ts';

interface Contestant {
  name: string;
  url: string;
  rates: number[];
}

const rounds = 7;
const page = JSON.stringify(pageOfTwenty());
const query = '?sort=recent';

/** What our HTTP core costs beside bare node:http, all four servers up, rounds interleaved so that noise hits all alike. */
export async function benchHttp(): Promise<void> {
  const servers = [
    start('bench/bare-http.ts', { PORT: '4101', BENCH_PAGE: page }),
    start('server/dist-test/http-bench-process.js', {
      ...exampleEnv(),
      ...production(),
      PORT: '4102',
      BENCH_PAGE: page,
    }),
  ];
  try {
    const readyBare = await contestant('node:http, ready text', 4101, '/ready');
    const readyOurs = await contestant(
      'Firstlight, ready body through all hooks',
      4102,
      `/api/bench/ready${query}`,
    );
    const bytesBare = await contestant('node:http, ready bytes', 4101, '/bytes');
    const pageBare = await contestant('node:http, JSON.stringify', 4101, '/page');
    const pageOurs = await contestant(
      'Firstlight, mounted endpoint, checked in and out',
      4102,
      `/api/bench/page${query}`,
    );
    for (let round = 0; round < rounds; round += 1) {
      for (const one of [readyBare, readyOurs, bytesBare, pageBare, pageOurs])
        one.rates.push(throughput(one.url));
    }
    report(readyOurs, readyBare, 0.85);
    // No goal, but the honest floor: our ready bodies are bytes, too. What is left is the core's own work.
    console.log(`of bare node:http with ready bytes: ${middleRatio(readyOurs, bytesBare).toFixed(2)}\n`);
    report(pageOurs, pageBare, 0.65);
  } finally {
    for (const server of servers) server.kill('SIGKILL');
  }
}

function report(ours: Contestant, bare: Contestant, goal: number): void {
  const ratio = middleRatio(ours, bare);
  for (const one of [bare, ours])
    console.log(`${one.name.padEnd(50)} ${Math.round(median(one.rates))} requests/s`);
  console.log(
    `ratio ${ratio.toFixed(2)}, goal ${goal} or more: ${ratio >= goal ? 'reached' : 'NOT reached'}\n`,
  );
  if (ratio < goal) process.exitCode = 1;
}

/** The ratio of each round, then the middle one: neighbours in time saw the same machine. */
function middleRatio(ours: Contestant, bare: Contestant): number {
  return median(ours.rates.map((rate, round) => rate / (bare.rates[round] ?? Number.NaN)));
}

async function contestant(name: string, port: number, path: string): Promise<Contestant> {
  const url = `http://127.0.0.1:${port}${path}`;
  await answering(url);
  return { name, url, rates: [] };
}
