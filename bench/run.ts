import { benchCompare } from './compare/bench-compare.ts';
import { benchDistribution } from './distribution/bench-distribution.ts';
import { benchWaits } from './distribution/bench-waits.ts';
import { benchExplore } from './explore.ts';
import { benchFeed } from './feed.ts';
import { benchFeedback } from './feedback.ts';
import { benchHttp } from './http.ts';
import { benchTalk } from './talk.ts';
import { benchTown } from './town.ts';

const benches: Record<string, () => Promise<void>> = {
  compare: benchCompare,
  distribution: benchDistribution,
  explore: benchExplore,
  feed: benchFeed,
  feedback: benchFeedback,
  http: benchHttp,
  talk: benchTalk,
  town: benchTown,
  waits: benchWaits,
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (bench) await bench();
else {
  console.error(`Which bench? ${Object.keys(benches).join(', ')}`);
  process.exitCode = 1;
}
