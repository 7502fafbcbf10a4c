import { listStatement, searchStatement } from '../../features/showcase/projects/explore/explore.sql.ts';

// The product's own statements, for benches that run them without the product. Prints JSON.
const sorts = ['recent', 'most', 'top'] as const;
process.stdout.write(
  JSON.stringify({
    page: listStatement('recent', false).text,
    first: sorts.map((sort) => ({ name: sort, text: listStatement(sort, true).text })),
    search: searchStatement('recent', true).text,
  }),
);
