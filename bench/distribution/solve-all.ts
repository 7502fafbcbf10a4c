import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer, Task } from './task.ts';

/** Two workers, each taking the next task when it is done with one; answers in the order of the tasks. */
export async function solveAll(tasks: readonly Task[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  await Promise.all(Array.from({ length: 2 }, work));
  return answers;

  async function work(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      for (let index = next++; index < tasks.length; index = next++) {
        const answered = once(worker, 'message');
        worker.postMessage(tasks[index]);
        [answers[index]] = (await answered) as [Answer];
        process.stderr.write(`\r${answers.filter(Boolean).length} of ${tasks.length} worlds `);
      }
    } finally {
      await worker.terminate();
    }
  }
}
