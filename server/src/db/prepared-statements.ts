import type pg from 'pg';

const opening = '/* prepared: ';

/**
 * A statement that begins with the comment `prepared: <name>` is parsed and planned once per connection. Worth it where
 * planning costs more than running, and only for text that never varies: one name stands for one text.
 */
export function prepareMarkedStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...input: unknown[]) => Promise<pg.QueryResult>;
  const named = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || !text.trimStart().startsWith(opening))
      return query(text, values, ...rest);
    const [name] = text.trimStart().slice(opening.length).split(' ', 1);
    return query({ name, text, values }, ...rest);
  };
  client.query = named as typeof client.query;
}
