import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Report {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[];
  };
}

// Runs dependency-cruiser over the whole tree. It calls a tree in which it sees no module a success,
// so what counts is also how much it saw.
const folders = ['contract/src', 'server/src', 'server/seeds', 'server/scripts', 'web/src', 'scripts'];
const leastModules = 50;

const { summary } = await cruise();
for (const { rule, from, to, cycle } of summary.violations) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  console.error(`${rule.name}: ${from} → ${way}`);
}
console.log(`${summary.totalCruised} modules, ${summary.violations.length} wrong arrows`);
if (summary.totalCruised <= leastModules) console.error(`Expected more than ${leastModules} modules.`);
if (summary.violations.length > 0 || summary.totalCruised <= leastModules) process.exitCode = 1;

async function cruise(): Promise<Report> {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options, ...folders], {
    maxBuffer: 256 * 1024 * 1024,
  }).catch((error: { stdout?: string }) => {
    // It leaves with the number of violations; only an answer that is no report is a fault.
    if (error.stdout) return { stdout: error.stdout };
    throw error;
  });
  return JSON.parse(stdout);
}
