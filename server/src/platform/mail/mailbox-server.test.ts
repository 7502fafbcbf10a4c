import { execFileSync } from 'node:child_process';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailboxServer, startMailboxServer } from './mailbox-server.ts';

let mailbox: MailboxServer;
afterEach(() => mailbox.close());

async function deliver(tls?: { cert: string; key: string }): Promise<unknown> {
  mailbox = await startMailboxServer({
    host: '127.0.0.1',
    port: 0,
    domain: 'reports.firstlight.example',
    tls,
    isOurs: () => true,
    take: async () => undefined,
    onFailure: () => undefined,
  });
  const transport = createTransport({
    host: '127.0.0.1',
    port: mailbox.port,
    requireTLS: true,
    tls: { rejectUnauthorized: false },
  });
  const mail = { from: 'a@mail.example', to: 'complaints@reports.firstlight.example', text: 'A report.' };
  return transport.sendMail(mail).then(
    ({ accepted }) => accepted,
    ({ code }: { code: string }) => code,
  );
}

/** A new certificate that nobody has signed. */
function ownCertificate(): { cert: string; key: string } {
  const pem = execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -keyout - -days 1 -subj /CN=reports.firstlight.example'.split(' '),
    { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' },
  );
  const certificate = pem.indexOf('-----BEGIN CERTIFICATE-----');
  return { key: pem.slice(0, certificate), cert: pem.slice(certificate) };
}

describe('the mailbox', () => {
  it('takes mail over STARTTLS if it has a certificate', async () => {
    expect(await deliver(ownCertificate())).toEqual(['complaints@reports.firstlight.example']);
  });

  it('offers no STARTTLS without a certificate', async () => {
    expect(await deliver()).toBe('ETLS');
  });
});
