import { environment } from './environment.ts';
import { inOneSentence } from './in-one-sentence.ts';
import { checkPorts } from './requirements/check-ports.ts';
import { checkToCheck, checkToRun } from './requirements/check-requirements.ts';
import type { Finding } from './requirements/finding.ts';

// `pnpm requirements` says what this machine has and lacks: to run Firstlight, and to check it.
await inOneSentence(async () => {
  const env = environment();
  const toRun = [...(await checkToRun(env)), ...(await checkPorts(env))];
  const isNamed = ({ what, ok }: Finding) => toRun.some((other) => other.what === what && other.ok === ok);
  const toCheck = (await checkToCheck(env)).filter((finding) => !isNamed(finding));
  print('To run it (`pnpm dev`)', toRun);
  print('To check it (`pnpm check`), besides', toCheck);
  process.exitCode = [...toRun, ...toCheck].every(({ ok }) => ok) ? 0 : 1;
});

function print(title: string, findings: readonly Finding[]): void {
  console.log(`\n${title}`);
  for (const { ok, what, hint } of findings)
    console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${what}${ok ? '' : `\n       ${hint}`}`);
}
