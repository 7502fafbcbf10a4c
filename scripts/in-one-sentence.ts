import { StartRefusal } from '../server/src/platform/config/start-refusal.ts';

/** Every command: what somebody has to mend is one sentence, never a stack; what is our own fault keeps its stack. */
export async function inOneSentence(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(error.message);
    process.exit(error.exitCode);
  }
}
