/** Runs each step, also after another one failed. Throws at the end if any failed, and names those. */
export async function runSteps(steps: Record<string, () => Promise<unknown>>): Promise<void> {
  const failed: { name: string; error: unknown }[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      failed.push({ name, error });
    }
  }
  if (failed.length > 0) {
    throw new AggregateError(
      failed.map(({ error }) => error),
      `steps failed: ${failed.map(({ name }) => name).join(', ')}`,
    );
  }
}
