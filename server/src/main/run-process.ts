import { whyDatabaseAway } from '../db/database-away.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { exitCodes, StartRefusal } from '../platform/config/start-refusal.ts';

/** Every entry point: what somebody has to mend is one sentence on stderr and an exit code, never a dump. */
export async function runProcess(
  env: NodeJS.ProcessEnv,
  run: (config: Config) => Promise<unknown>,
): Promise<void> {
  await refuseInOneSentence(() => run(readConfig(env)));
}

/** The same for what reads its configuration itself, or needs none. */
export async function refuseInOneSentence(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const refusal = error instanceof StartRefusal ? error : refusalOf(error);
    if (!refusal) throw error;
    process.stderr.write(`${refusal.message}\n`);
    process.exit(refusal.exitCode);
  }
}

/** Wrong user, password or database, and tables that are not there. */
const sentences: Record<string, StartRefusal> = {
  '28000': new StartRefusal('Configuration: PostgreSQL refuses the user of DATABASE_URL.'),
  '28P01': new StartRefusal('Configuration: PostgreSQL refuses the password of DATABASE_URL.'),
  '3D000': new StartRefusal('Configuration: PostgreSQL has no database of the name in DATABASE_URL.'),
  '42P01': new StartRefusal('The database lacks a table: run migrate first.', exitCodes.notYet),
};

function refusalOf(error: unknown): StartRefusal | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = whyDatabaseAway(error);
  if (reason)
    return new StartRefusal(
      `PostgreSQL does not answer (${code || reason}): start it, or mend DATABASE_URL.`,
      exitCodes.notYet,
    );
  return sentences[code];
}
