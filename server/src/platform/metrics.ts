import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** Observes one answered request. Prepared per route and status, because labels are costly to look up. */
  answered(route: string, status: number, seconds: number): void;
  /** A request that was turned away for load, by reason. Also answered, with 503. */
  shed(reason: string): void;
  /** A request that failed because something we stand on was away, by what it said. Also answered, with 503. */
  unavailable(reason: string): void;
  /** A number that is asked for when somebody looks; one that cannot be had is NaN, and keeps no other from being told. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  print(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the first byte in to the last byte out.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const shed = new Counter({
    name: 'http_shed_total',
    help: 'Requests turned away because there were too many.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const unavailable = new Counter({
    name: 'http_unavailable_total',
    help: 'Requests failed because the database was away.',
    labelNames: ['reason'],
    registers: [registry],
  });
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
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => Number.NaN),
          );
        },
      });
    },
    print: () => registry.metrics(),
  };
}
