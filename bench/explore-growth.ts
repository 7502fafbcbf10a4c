import { execFileSync } from 'node:child_process';

interface Cost {
  p99Ms: number;
  cpuMicroseconds: number;
}

type Figures = Record<'firstPage' | 'randomPage' | 'commonWord', { whole: Cost; tenth: Cost }>;

/** How many times dearer the whole crowd is than a tenth of it. */
export function growthGoals(whole: string, tenth: string) {
  const printed = execFileSync(process.execPath, ['server/src/testing/processes/explore-growth-process.ts'], {
    env: { ...process.env, WHOLE_URL: whole, TENTH_URL: tenth },
    maxBuffer: 1024 ** 2,
  });
  const { firstPage, randomPage, commonWord } = JSON.parse(printed.toString()) as Figures;
  for (const [name, { whole: large, tenth: small }] of Object.entries({
    firstPage,
    randomPage,
    commonWord,
  })) {
    const told = [large, small].map(
      (cost) => `${cost.cpuMicroseconds.toFixed(0)} µs of PostgreSQL, p99 ${cost.p99Ms.toFixed(2)} ms`,
    );
    console.log(`${name.padEnd(12)} ${told.join('; a tenth ')}`);
  }
  const cpu = ({ whole: large, tenth: small }: { whole: Cost; tenth: Cost }) =>
    large.cpuMicroseconds / small.cpuMicroseconds;
  return [
    { what: 'p99 at ten times, first page', got: firstPage.whole.p99Ms / firstPage.tenth.p99Ms, goal: 1.1 },
    { what: 'CPU at ten times, a page anywhere', got: cpu(randomPage), goal: 2 },
    { what: 'CPU at ten times, search for a common word', got: cpu(commonWord), goal: 2 },
  ].map((goal) => ({ ...goal, atMost: true as const }));
}
