import { randomUUID } from 'node:crypto';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../../server/src/testing/stripe-stand-in/start-stripe-stand-in.ts';
import { ask } from '../harness/ask.ts';
import { freePort } from '../harness/servers/free-port.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

export interface Giver {
  pledgeId: string;
  email: string;
  sessionId: string;
}

export interface SupportWorld {
  world: World;
  stripe: StripeStandIn;
  /** Always at the same address, at which the provider rings. */
  url: string;
  startApi(): Promise<ApiProcess>;
  /** Asks for a page to pay at, again and again while nobody answers. */
  begin(kind: 'one_time' | 'monthly', cents: number): Promise<Giver>;
  /** The jobs of a worker that was just killed are seen to be silent at the next look, not ten seconds later. */
  noticeSilence(): Promise<void>;
  /** What the timetable brings every hour: asks the provider for what never rang. Then waits until nothing is left to do. */
  lookAndSettle(): Promise<void>;
  /** Charges, refunds and disputes of which the ledger says something else than the provider. */
  wrongSources(): Promise<string[]>;
  close(): Promise<void>;
}

/** The product's processes beside a payment provider of this machine. */
export async function openSupportWorld(env: Record<string, string> = {}): Promise<SupportWorld> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const stripe = await startStripeStandIn({ webhookUrl: `${url}/webhooks/stripe` });
  const world = await openWorld({ ...stripe.keys, ...env });
  await world.hurryRetries();

  async function begin(kind: 'one_time' | 'monthly', cents: number): Promise<Giver> {
    const pledgeId = randomUUID();
    const email = `${pledgeId}@giver.example`;
    const json = { pledgeId, kind, cents, email, language: 'en' };
    await until('a page to pay at', async () => {
      const answer = await ask(url, '/api/support/checkouts', { json }).catch(() => undefined);
      return answer?.status === 201;
    });
    const [session] = [...stripe.till.kept.sessions.values()].filter(({ pledge }) => pledge === pledgeId);
    return { pledgeId, email, sessionId: session?.id ?? '' };
  }

  const unfinished = () =>
    world.database.count(
      `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name like 'support.%'`,
    );

  return {
    world,
    stripe,
    url,
    startApi: () => world.startApi({ PORT: port }),
    begin,
    noticeSilence: async () =>
      void (await world.database.query(
        `update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active' and name like 'support.%'`,
      )),
    async lookAndSettle() {
      await until('all rings to be answered', async () => (await unfinished()) === 0);
      await world.database.query(
        `insert into pgboss.job (name, data) values ('support.look-for-events', '{}')`,
      );
      await until('what never rang to be found', async () => (await unfinished()) === 0);
    },
    async wrongSources() {
      const rows = await world.database.query<{ id: string; cents: string }>(
        `select source_id as id, sum(cents) as cents from ledger_entries where account = 'provider' group by 1`,
      );
      const ours = new Map(rows.map(({ id, cents }) => [id, Number(cents)]));
      const theirs = new Map<string, number>();
      for (const { id, source, net } of stripe.till.kept.movements)
        theirs.set(source ?? id, (theirs.get(source ?? id) ?? 0) + net);
      return [...new Set([...ours.keys(), ...theirs.keys()])]
        .filter((source) => (ours.get(source) ?? 0) !== (theirs.get(source) ?? 0))
        .map((source) => `${source}: ${ours.get(source)} here, ${theirs.get(source)} there`);
    },
    async close() {
      await world.close();
      await stripe.close();
    },
  };
}
