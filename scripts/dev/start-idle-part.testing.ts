import { environment } from '../environment.ts';
import { onEnd } from './on-end.ts';
import { createParts } from './parts.ts';

// `pnpm dev` in small: one part, ended as that command ends its own.
const parts = createParts(environment(), (line) => console.log(line));
onEnd(async () => {
  await parts.stop();
  process.exit(0);
});
await parts.start({ name: 'idle', program: ['scripts/dev/idle-part.testing.ts'], ready: /idle/ });
console.log(`parent ${process.pid}`);
