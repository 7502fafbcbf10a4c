import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Redis } from 'ioredis';
import PostalMime from 'postal-mime';
import type { OpenMailLine } from './mail-line.ts';
import type { MailTransport } from './smtp.ts';

export interface DemoMail {
  subject: string;
  text: string;
  at: string;
}

/** As whom visitors may sign in. */
export interface DemoPeople {
  names: readonly string[];
  password: string;
}

export interface DemoMailbox {
  /** In place of a mail server: no mail leaves. */
  transport(composing: MailTransport): MailTransport;
  openLine: OpenMailLine;
  /** The newest first. */
  read(address: string): Promise<DemoMail[]>;
  /** Told by whoever made the world: the product itself knows none of them. */
  tellPeople(people: DemoPeople): Promise<void>;
  readPeople(): Promise<DemoPeople | undefined>;
}

const peopleKey = 'demo-people';
const kept = { mails: 20, seconds: 36 * 3600 };

/** Where mails of a demo go: everybody may read them who names the address. Redis holds them for a day, and may lose them. */
export function openDemoMailbox(redis: Redis, now: () => Date): DemoMailbox {
  async function keep(to: string, message: Readable): Promise<void> {
    const { subject = '', text = '' } = await PostalMime.parse(await buffer(message));
    const mail: DemoMail = { subject, text, at: now().toISOString() };
    const key = keyOf(to);
    await redis
      .multi()
      .lpush(key, JSON.stringify(mail))
      .ltrim(key, 0, kept.mails - 1)
      .expire(key, kept.seconds)
      .exec();
  }
  return {
    transport: ({ compose, close }) => ({ compose, close, send: ({ to }, message) => keep(to, message) }),
    openLine: () => ({ send: ({ to }, message) => keep(to, message), close: () => undefined }),
    read: async (address) =>
      (await redis.lrange(keyOf(address), 0, -1)).map((line) => JSON.parse(line) as DemoMail),
    tellPeople: async (people) => void (await redis.set(peopleKey, JSON.stringify(people))),
    async readPeople() {
      const told = await redis.get(peopleKey);
      return told === null ? undefined : (JSON.parse(told) as DemoPeople);
    },
  };
}

function keyOf(address: string): string {
  const hash = createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
  return `demo-mails:${hash}`;
}
