import { Readable } from 'node:stream';
import { readConfig } from '../../platform/config/config.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { openSmtp } from '../../platform/mail/smtp.ts';
import type { Verb } from './verb.ts';

const sentence = 'If you can read this, Firstlight can send e-mail.';

/** Straight to the mail server: what it answers is what somebody wants to see. */
export const mailTest: Verb = {
  name: 'mail test',
  words: '<address>',
  does: 'sends one mail to this address, past the queue',
  changes: true,
  async run({ env, words: [to = ''], say }) {
    const config = readConfig(env);
    if (!to.includes('@')) throw new StartRefusal('Say an address: mail test you@your.site', 64);
    const transport = openSmtp(config.SMTP_URL, config.MAIL_FROM);
    const mail = {
      key: 'test',
      kind: 'test',
      to,
      subject: 'Test e-mail from Firstlight',
      html: `<p>${sentence}</p>`,
      text: sentence,
    };
    try {
      const envelope = await transport.compose(mail);
      await transport.send(envelope, Readable.from([envelope.message]));
      say('The mail server took it.');
      return true;
    } catch (error) {
      say(`The mail server did not take it: ${error instanceof Error ? error.message : 'unknown'}`);
      return false;
    } finally {
      transport.close();
    }
  },
};
