import { psql } from './crowd-database.ts';

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

interface Measured {
  name: string;
  text: string;
  values: readonly string[];
}

/** How many pages of the database one run of a statement touches: no noise reaches this figure. */
export function buffersOf(url: string, { text, values }: Omit<Measured, 'name'>): number {
  const types = values.map(() => 'unknown').join(', ');
  const steps = [
    `prepare measured (${types}) as ${text}`,
    `explain (analyze, buffers, format json) execute measured (${values.join(', ')})`,
  ];
  // The first run may still write what it finds stale; the second one is the usual one.
  const [, printed = ''] = [steps, steps].map((both) =>
    psql(
      url,
      both.flatMap((step) => ['-c', step]),
    ),
  );
  const [{ Plan: plan }] = JSON.parse(printed) as [{ Plan: Plan }];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** Every first page and a search, in all categories and in the rarest alone. */
export function measuredStatements(statements: {
  first: readonly { name: string; text: string }[];
  search: string;
}): Measured[] {
  const every = 8191;
  const rarest = 4096;
  const lists = statements.first.flatMap(({ name, text }) =>
    [every, rarest].map((mask) => ({
      name: `${name}, categories ${mask}`,
      text,
      values: [`${mask}`, 'false'],
    })),
  );
  const search = {
    name: 'search for a common word',
    text: statements.search,
    values: [`${every}`, 'false', "'babobide:*'", "'babobide:*A'"],
  };
  return [...lists, search];
}
