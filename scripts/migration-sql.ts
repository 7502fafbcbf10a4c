import { pathToFileURL } from 'node:url';

interface MigrationSql {
  sql: string;
  inTransaction: boolean;
}

/** What a TypeScript migration would run. It may write SQL out and nothing else, so that all of it can be linted. */
export async function migrationSql(file: string): Promise<MigrationSql> {
  const { up } = await import(pathToFileURL(file).href);
  const steps: string[] = [];
  let inTransaction = true;
  const builder = {
    sql: (text: string) => void steps.push(`${text.trim().replace(/;$/, '')};`),
    noTransaction: () => {
      inTransaction = false;
    },
  };
  try {
    await up(builder);
  } catch (error) {
    throw new Error(`${file} calls more than pgm.sql and pgm.noTransaction: write its SQL out.`, {
      cause: error,
    });
  }
  return { sql: `${steps.join('\n')}\n`, inTransaction };
}
