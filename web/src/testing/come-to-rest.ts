import { configure } from '@testing-library/react';
import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';

/** What a finished effect sets is drawn in a round of its own, and what that draws may have effects again. */
const rounds = 3;

/** Resolves when React has run the effects of everything it has drawn. */
async function comeToRest(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await new Promise((resolve) => schedule(idle, resolve));
  }
}

// Elements are found as soon as they are in the document. On a busy machine that is before their effects have run: before
// the page has its title, and before focus is where it belongs.
configure(({ asyncWrapper }) => ({
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    await comeToRest();
    return found;
  },
  // A page's module is compiled when it is first asked for.
  asyncUtilTimeout: 60_000,
}));
