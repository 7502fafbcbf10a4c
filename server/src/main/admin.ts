import { fileURLToPath } from 'node:url';
import { runVerb } from './admin/run-verb.ts';
import { readVerb, usage } from './admin/verbs.ts';
import { refuseInOneSentence } from './run-process.ts';

// `node server/dist/admin.js <verb> [words]`: what somebody at the machine does. What changes something says so first, and
// does it only with --yes.
await refuseInOneSentence(async () => {
  const words = process.argv.slice(2);
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const found = readVerb(words);
  if (!found) {
    process.stderr.write(usage());
    process.exit(64);
  }
  const { verb, rest } = found;
  const isSure = rest.includes('--yes');
  const given = rest.filter((word) => word !== '--yes');
  if (verb.changes && !isSure) {
    say(`This ${verb.does}. Nothing was done: say it again with --yes.`);
    process.exit(1);
  }
  const schemaDirectory = fileURLToPath(new URL('../schema', import.meta.url));
  const isDone = await runVerb(verb, { env: process.env, words: given, schemaDirectory, say });
  process.exit(isDone ? 0 : 1);
});
