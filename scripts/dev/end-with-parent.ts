import { isMainThread } from 'node:worker_threads';

// Loaded before a part of `pnpm dev`: however that command ends, killed without a word included, the channel to it
// closes, and the part ends as if it had been asked to.
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
