import type pg from 'pg';

export interface AnswerWatch {
  answered(): void;
  failed(client: pg.PoolClient, error: unknown): void;
}

/** Hears how every question to a connection of the pool ends. Nothing else of ours stands in front of the driver. */
export function watchAnswers(pool: pg.Pool, watch: AnswerWatch): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    const watched = (...input: unknown[]) => {
      const answer = query(...input);
      if (answer instanceof Promise) answer.then(watch.answered, (error) => watch.failed(client, error));
      return answer;
    };
    client.query = watched as typeof client.query;
  });
}
