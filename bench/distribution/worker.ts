import { parentPort } from 'node:worker_threads';
import { solve, type Task } from './task.ts';

parentPort?.on('message', (task: Task) => {
  void solve(task).then((answer) => parentPort?.postMessage(answer));
});
