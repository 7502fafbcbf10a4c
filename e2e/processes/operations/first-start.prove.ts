import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { runChild } from '../harness/servers/child.ts';

// `pnpm build` first. Needs root, for namespaces. Nothing is fetched: Debian's packages have to be here already, so that the
// first command finds them installed.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const machine = `${root}e2e/processes/harness/fresh-machine`;

interface Told {
  seconds: number;
  signedUp: { status: number; text: string };
  confirmed: { status: number; text: string };
  me: { status: number; text: string };
  said: string;
}

it('whoever types what the manual says on a fresh machine signs up and becomes an admin', async () => {
  const manual = readFileSync(`${root}docs/operations/first-start.md`, 'utf8');
  const [, section = ''] = manual.split('## Without containers');
  const [before = '', after = ''] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(
    ([, lines = '']) => lines,
  );
  const commands = `${before}${after}`.split('\n').filter((line) => line.trim() !== '').length;

  // Inside the checkout, which the fresh machine sees.
  const folder = mkdtempSync(join(root, '.fresh-machine-'));
  const tree = join(folder, 'tree');
  const archive = join(folder, 'firstlight.tar.gz');
  const answer = join(folder, 'answer.json');
  const home = mkdtempSync(join(tmpdir(), 'firstlight-fresh-'));
  const env = { HOME: process.env['HOME'] ?? '/' };
  await runChild('sh', [`${root}deploy/image/assemble.sh`, tree], { env });
  await runChild('sh', [`${root}deploy/image/archive.sh`, tree, archive], { env });
  await runChild('unshare', [
    '-m',
    '-n',
    '-p',
    '-f',
    '--kill-child',
    ...['sh', `${machine}/enter.sh`, home],
    ...[process.execPath, `${machine}/newcomer-process.ts`, archive, before, after, answer],
  ]);
  const told = JSON.parse(readFileSync(answer, 'utf8')) as Told;
  await Promise.all([folder, home].map((path) => rm(path, { recursive: true, force: true })));
  const isIn = told.me.status === 200 && told.me.text.includes('"your_username"');
  keepProof('first-start', {}, [
    { what: 'commands', got: commands, goal: 12, atMost: true },
    { what: 'minutes, but for the download', got: told.seconds / 60, goal: 10, atMost: true },
    {
      what: isIn ? 'signed up and in' : `signed up and in: ${told.confirmed.status} ${told.confirmed.text}`,
      got: Number(isIn),
      goal: 1,
    },
  ]);
});
