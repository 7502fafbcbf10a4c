import { checkHealth, type Finding } from './health.ts';

const findings = await checkHealth();
for (const finding of findings) console.log(line(finding));
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;

function line({ ok, what, hint }: Finding): string {
  return `${ok ? 'ok  ' : 'FAIL'} ${what}${ok ? '' : `\n     ${hint}`}`;
}
