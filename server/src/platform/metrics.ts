import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type JobOutcome = 'done' | 'failed';
export type MailOutcome = 'sent' | 'failed' | 'uncertain';

export interface Metrics {
  /** Observes one answered request. Prepared per route and status, because labels are costly to look up. */
  answered(route: string, status: number, seconds: number): void;
  /** A request that was turned away for load, by reason. Also answered, with 503. */
  shed(reason: string): void;
  /** A request that failed because something we stand on was away, by what it said. Also answered, with 503. */
  unavailable(reason: string): void;
  /** How many requests are in hand now. */
  inFlight(count: number): void;
  /** A use that a limit refused. */
  limitHit(limit: string): void;
  /** How long somebody waited for a connection to the database. */
  waitedForConnection(seconds: number): void;
  /** A live connection that ended without its page having left. */
  liveDropped(reason: string): void;
  /** How long Redis took to take a live push. */
  livePushed(seconds: number): void;
  /** An attempt at a job. */
  worked(queue: string, outcome: JobOutcome, seconds: number): void;
  /** An attempt at a mail that was not settled before. */
  mailed(outcome: MailOutcome): void;
  /** A number that is asked for when somebody looks; one that cannot be had is NaN, and keeps no other from being told. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same, several at once: one for each value of a label. What cannot be had is left out. */
  gauges<Label extends string>(
    name: string,
    help: string,
    label: Label,
    read: () => Record<string, number> | Promise<Record<string, number>>,
  ): void;
  print(): Promise<string>;
}

const upToSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the first byte in to the last byte out.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 2.5, 5],
    registers,
  });
  const counter = <Label extends string>(name: string, help: string, label: Label) =>
    new Counter({ name, help, labelNames: [label], registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Histogram({ name, help, labelNames, buckets: upToSeconds, registers });

  const shed = counter('http_shed_total', 'Requests turned away because there were too many.', 'reason');
  const unavailable = counter(
    'http_unavailable_total',
    'Requests failed because the database was away.',
    'reason',
  );
  const inFlight = new Gauge({ name: 'http_in_flight', help: 'Requests in hand.', registers });
  const limitHits = counter('limit_hits_total', 'Uses that a limit refused.', 'limit');
  const poolWaits = histogram('db_pool_wait_seconds', 'Time until a connection to the database was free.');
  const drops = counter('live_drops_total', 'Live connections that ended before their page left.', 'reason');
  const pushes = histogram('live_push_seconds', 'Time until Redis had taken a live push.');
  const jobs = histogram('job_seconds', 'Time that attempts at jobs took.', ['queue', 'outcome']);
  const mails = counter('mails_total', 'Attempts at mails, by what became of them.', 'outcome');
  const prepared = new Map<string, Histogram.Internal<'route' | 'status'>>();

  return {
    answered(route, status, seconds) {
      const key = route + status;
      let series = prepared.get(key);
      if (!series) {
        series = requests.labels(route, String(status));
        prepared.set(key, series);
      }
      series.observe(seconds);
    },
    shed: (reason) => shed.inc({ reason }),
    unavailable: (reason) => unavailable.inc({ reason }),
    inFlight: (count) => inFlight.set(count),
    limitHit: (limit) => limitHits.inc({ limit }),
    waitedForConnection: (seconds) => poolWaits.observe(seconds),
    liveDropped: (reason) => drops.inc({ reason }),
    livePushed: (seconds) => pushes.observe(seconds),
    worked: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    mailed: (outcome) => mails.inc({ outcome }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => Number.NaN),
          );
        },
      });
    },
    gauges(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const values = await Promise.resolve()
            .then(read)
            .catch(() => ({}));
          this.reset();
          for (const [of, value] of Object.entries(values)) this.set({ [label]: of } as never, value);
        },
      });
    },
    print: () => registry.metrics(),
  };
}
