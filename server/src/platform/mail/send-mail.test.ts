import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/servers/database.ts';
import { startMailServer, type TestMailServer } from '../../testing/servers/mail-server.ts';
import { createLog } from '../log.ts';
import { beginHandover, claimMail } from './ledger.ts';
import { createSendMail, type Mail, type SendMail } from './send-mail.ts';
import { type MailTransport, openSmtp } from './smtp.ts';

const recipient = 'maya.roux@firstlight.example';
let database: TestDatabase;
let server: TestMailServer;
let transport: MailTransport;
let sendMail: SendMail;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  server = await startMailServer();
  transport = openSmtp(server.url, 'Firstlight <hello@firstlight.example>');
  sendMail = createSendMail({ db: database.db, transport, log: createLog('silent') });
});
afterEach(async () => {
  transport.close();
  await server.stop();
});

function aMail(): Mail {
  const words = 'Bonjour Maya, a line.\n.\nAnd one after a lonely dot.';
  return {
    key: randomUUID(),
    kind: 'test',
    to: recipient,
    subject: 'Reçu',
    html: `<p>${words}</p>`,
    text: words,
  };
}

async function stateOf(mail: Mail): Promise<string> {
  const rows = database.db.selectFrom('mailLedger').select('state').where('key', '=', mail.key);
  return (await rows.executeTakeFirstOrThrow()).state;
}

describe('a mail that is accepted', () => {
  it('arrives once, however often it is sent', async () => {
    const mail = aMail();
    for (let time = 0; time < 3; time += 1) await sendMail(mail);
    expect(server.received).toHaveLength(1);
    expect(await stateOf(mail)).toBe('sent');
  });

  it('arrives at most once when ten workers send it at the same moment', async () => {
    const mail = aMail();
    await Promise.allSettled(Array.from({ length: 10 }, () => sendMail(mail)));
    expect(server.received).toHaveLength(1);
  });

  it('arrives whole, from us, and asks machines not to answer', async () => {
    const mail = { ...aMail(), replyTo: 'tom@firstlight.example' };
    await sendMail(mail);
    const [arrived] = server.received;
    expect(arrived).toMatchObject({ from: 'hello@firstlight.example', to: [recipient] });
    expect(arrived?.mail).toMatchObject({ subject: 'Reçu', from: { name: 'Firstlight' } });
    expect(arrived?.mail.text?.trim()).toBe(mail.text);
    expect(arrived?.mail.html).toContain('lonely dot');
    expect(arrived?.mail.replyTo).toMatchObject([{ address: 'tom@firstlight.example' }]);
    expect(arrived?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });
});

describe('a mail that is refused for now', () => {
  it.each(['recipient', 'message'] as const)(
    'at the %s is free to be sent later, and then arrives',
    async (at) => {
      const mail = aMail();
      server.mood = { at, answer: 450 };
      await expect(sendMail(mail)).rejects.toThrow();
      expect(await stateOf(mail)).toBe('claimed');
      server.mood = 'accept';
      await sendMail(mail);
      expect(server.received).toHaveLength(1);
      expect(await stateOf(mail)).toBe('sent');
    },
  );
});

describe('a mail server that wants no mail of ours', () => {
  it.each([
    { at: 'sender', answer: 550 },
    { at: 'recipient', answer: 550, status: '5.4.5' },
    { at: 'message', answer: 552, status: '5.3.1' },
  ] as const)('refuses none for good: it is sent when that is over (%o)', async (mood) => {
    const mail = aMail();
    server.mood = mood;
    await expect(sendMail(mail)).rejects.toThrow();
    expect(await stateOf(mail)).toBe('claimed');
    server.mood = 'accept';
    await sendMail(mail);
    expect(server.received).toHaveLength(1);
  });
});

describe('a mail that is refused for good', () => {
  it.each(['recipient', 'message'] as const)('at the %s is not tried again', async (at) => {
    const mail = aMail();
    server.mood = { at, answer: 550 };
    await expect(sendMail(mail)).rejects.toThrow();
    expect(await stateOf(mail)).toBe('refused');
    server.mood = 'accept';
    await sendMail(mail);
    expect(server.received).toHaveLength(0);
  });

  it('fails without naming whom it was for', async () => {
    server.mood = { at: 'recipient', answer: 550 };
    const error = await sendMail(aMail()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const told = JSON.stringify([
      error,
      error instanceof Error ? [error.message, error.stack, error.cause] : '',
    ]);
    expect(told).not.toContain(recipient);
    expect(told).toContain('550');
  });
});

describe('a mail server that', () => {
  it('does not answer gets the mail when it is back', async () => {
    const mail = aMail();
    const port = Number(new URL(server.url).port);
    await server.stop();
    await expect(sendMail(mail)).rejects.toThrow();
    expect(await stateOf(mail)).toBe('claimed');
    server = await startMailServer(port);
    await sendMail(mail);
    expect(server.received).toHaveLength(1);
  });

  it('hangs up before it agreed to take the mail gets it when it is back', async () => {
    const mail = aMail();
    server.mood = { at: 'recipient', answer: 'hang up' };
    await expect(sendMail(mail)).rejects.toThrow();
    expect(await stateOf(mail)).toBe('claimed');
    server.mood = 'accept';
    await sendMail(mail);
    expect(server.received).toHaveLength(1);
  });

  it('hangs up during the handover leaves the mail uncertain, and it is not sent again', async () => {
    const mail = aMail();
    server.mood = { at: 'message', answer: 'hang up' };
    await expect(sendMail(mail)).rejects.toThrow();
    expect(await stateOf(mail)).toBe('uncertain');
    server.mood = 'accept';
    await sendMail(mail);
    expect(server.received).toHaveLength(0);
  });
});

describe('a mail whose worker died', () => {
  it('during the handover is left alone', async () => {
    const mail = aMail();
    await claimMail(database.db, mail.key, mail.kind);
    await beginHandover(database.db, mail.key, 1);
    await sendMail(mail);
    expect(server.received).toHaveLength(0);
    expect(await stateOf(mail)).toBe('uncertain');
  });

  it('before the handover is sent by the next one', async () => {
    const mail = aMail();
    await claimMail(database.db, mail.key, mail.kind);
    await sendMail(mail);
    expect(server.received).toHaveLength(1);
  });
});

it('keeps neither address nor text in its ledger', async () => {
  const mail = aMail();
  await sendMail(mail);
  const rows = await database.db.selectFrom('mailLedger').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/maya|Bonjour|Reçu/i);
});
