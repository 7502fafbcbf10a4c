const pageSize = 500;

/** All rows of a keyset, one page in memory at a time. `read` gets the last row of the page before. */
export async function* inPages<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let page: Row[];
  let last: Row | undefined;
  do {
    page = await read(last, pageSize);
    yield* page;
    last = page.at(-1);
  } while (page.length === pageSize);
}
