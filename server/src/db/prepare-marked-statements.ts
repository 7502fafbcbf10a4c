import type pg from 'pg';

/** At the front, or behind the first word, where a query builder can put it. */
const mark = /^\s*(?:\w+ )?\/\* prepared: ([\w.-]+) \*\//;

/**
 * A statement with the comment `prepared: <name>` at its front is parsed and planned once per connection. Worth it where
 * planning costs more than running, and only for text that never varies: one name stands for one text.
 */
export function prepareMarkedStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...input: unknown[]) => Promise<pg.QueryResult>;
  const named = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' && mark.exec(text)?.[1];
    if (!name) return query(text, values, ...rest);
    return query({ name, text, values }, ...rest);
  };
  client.query = named as typeof client.query;
}
