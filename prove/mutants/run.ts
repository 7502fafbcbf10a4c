import { killMutants } from './kill-mutants.ts';
import { findPolicies } from './policies.ts';

// `node prove/mutants/run.ts [word]`: the survivors of each policy whose path holds the word, as lines of JSON.
for (const policy of findPolicies(process.argv[2])) {
  const outcome = await killMutants(policy);
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
process.exit(0);
