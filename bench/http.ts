import { report } from './goals.ts';
import { pageOfTwenty } from './page-of-twenty.ts';
import { answering, exampleEnv, production, type Started, start } from './servers.ts';
import { median, throughput } from './wrk.ts';

interface Contestant {
  name: string;
  url: string;
  rates: number[];
}

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const page = JSON.stringify(pageOfTwenty());
const query = '?sort=recent';

/** What our HTTP core costs beside bare node:http, both servers up, rounds interleaved so that noise hits all alike. */
export async function benchHttp(): Promise<void> {
  const servers: Started[] = [];
  try {
    const bare = await start('bench/bare-http.ts', { BENCH_PAGE: page });
    servers.push(bare);
    const keys = { ...exampleEnv(), ...production(), BENCH_PAGE: page };
    const ours = await start('server/dist-test/http-bench-process.js', keys);
    servers.push(ours);
    // Our ready bodies are bytes, and so is what they are held against: Node writes a text of this length three times slower.
    const bytesBare = await contestant('node:http, ready bytes', `${bare.origin}/bytes`);
    const readyOurs = await contestant(
      'Firstlight, ready body before all hooks',
      `${ours.origin}/api/bench/ready${query}`,
    );
    const usualOurs = await contestant(
      'Firstlight, ready body through all hooks',
      `${ours.origin}/api/bench/usual${query}`,
    );
    const pageBare = await contestant('node:http, JSON.stringify', `${bare.origin}/page`);
    const pageOurs = await contestant(
      'Firstlight, mounted endpoint, checked in and out',
      `${ours.origin}/api/bench/page${query}`,
    );
    const all = [bytesBare, readyOurs, usualOurs, pageBare, pageOurs];
    for (let round = 0; round < rounds; round += 1) {
      for (const one of all) one.rates.push(throughput(one.url));
    }
    for (const { name, rates } of all)
      console.log(`${name.padEnd(50)} ${Math.round(median(rates))} requests/s`);
    // No goal, but what decides whether the way before all hooks is still needed.
    const usual = ratio(usualOurs, bytesBare).toFixed(2);
    console.log(`through all hooks, of bare bytes: ${usual}; from 0.6 on the way before them can go`);
    report('http', { rounds }, [
      { what: 'a ready body, of bare bytes', got: ratio(readyOurs, bytesBare), goal: 0.6 },
      { what: 'a page checked in and out, of bare JSON', got: ratio(pageOurs, pageBare), goal: 0.65 },
    ]);
  } finally {
    for (const server of servers) server.stop();
  }
}

/** The ratio of each round, then the middle one: neighbours in time saw the same machine. */
function ratio(ours: Contestant, bare: Contestant): number {
  return median(ours.rates.map((rate, round) => rate / (bare.rates[round] ?? Number.NaN)));
}

async function contestant(name: string, url: string): Promise<Contestant> {
  await answering(url);
  return { name, url, rates: [] };
}
