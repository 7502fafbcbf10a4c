import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { startMailbox } from '../servers/mailbox.ts';
import { until } from '../until.ts';

// Inside a fresh machine: types what the manual says into one shell, signs up in between, and tells how it went.
// newcomer-process.ts <archive> <before> <after> <answer file>
const [archive = '', before = '', after = '', file = ''] = process.argv.slice(2);
const site = 'https://firstlight.example';
const email = 'ada@example.org';

const mailbox = await startMailbox();
const folder = '/root/release';
mkdirSync(folder, { recursive: true });
const shell = spawn('bash', ['-e'], {
  cwd: folder,
  env: {
    PATH: '/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    DEBIAN_FRONTEND: 'noninteractive',
    FRESH_SMTP_URL: mailbox.url,
  },
});
let said = '';
for (const stream of [shell.stdout, shell.stderr])
  stream.on('data', (text: Buffer) => {
    said += text.toString();
  });
const ended = once(shell, 'exit');

async function type(lines: string, mark: string): Promise<void> {
  shell.stdin.write(`${lines}\necho ${mark}\n`);
  await until(`the shell to come to ${mark}`, () => {
    if (shell.exitCode !== null) throw new Error(said);
    return said.includes(`${mark}\n`);
  });
}

function ask(method: string, path: string, json?: unknown, cookie = '') {
  return new Promise<{ status: number; text: string; cookies: string[] }>((resolve, reject) => {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const asking = request(
      {
        host: '127.0.0.1',
        servername: 'firstlight.example',
        // The certificate is this machine's own: whose name it has is not what is shown here.
        rejectUnauthorized: false,
        method,
        path,
        headers: {
          host: 'firstlight.example',
          origin: site,
          cookie,
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => {
          text += piece.toString();
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            cookies: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''),
          }),
        );
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

const began = performance.now();
await type(`cp ${archive} firstlight.tar.gz`, 'CARRIED');
await type(before, 'BEFORE');
await until('the site to answer', async () => {
  const answer = await ask('GET', '/').catch(() => undefined);
  return answer?.status === 200;
});
const signedUp = await ask('POST', '/api/accounts', {
  name: 'Ada',
  username: 'your_username',
  email,
  password: 'a long sentence nobody guesses',
  role: 'both',
  language: 'en',
});
await until('the mail', () => mailbox.mailsTo(email).length > 0);
const token = /[\w-]{43}/.exec(mailbox.mailsTo(email)[0]?.text ?? '')?.[0];
const confirmed = await ask('POST', '/api/accounts/verifications', { token }, signedUp.cookies.join('; '));
const me = await ask('GET', '/api/me', undefined, confirmed.cookies.join('; '));
await type(after, 'AFTER');
const seconds = (performance.now() - began) / 1_000;
writeFileSync(file, JSON.stringify({ seconds, signedUp, confirmed, me, said }));
shell.stdin.end();
await ended;
process.exit(0);
