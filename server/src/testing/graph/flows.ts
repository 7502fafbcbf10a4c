import { serverFiles } from '../source-files.ts';
import { type Declaration, declarationsOf } from './symbols.ts';

interface Flow {
  name: string;
  /** Functions that the endpoint or the schedule calls, as `<folder of the feature>/<function>`. */
  entries: readonly string[];
  /** Whether to follow the events that are recorded and the questions that are asked. */
  followsEvents?: boolean;
}

export const flows: readonly Flow[] = [
  { name: 'sign in', entries: ['accounts/signIn'] },
  { name: 'explore', entries: ['projects/exploreProjects'] },
  { name: 'feed visit', entries: ['feed/beginVisit'] },
  { name: 'skip', entries: ['feedback/skipProject'] },
  { name: 'give feedback', entries: ['feedback/giveFeedback'] },
  { name: 'send message', entries: ['channels/sendToChannel'] },
  { name: 'publish', entries: ['projects/publishProject'] },
  {
    name: 'give, published, counted',
    entries: ['feedback/giveFeedback', 'feedback/publishResponses'],
    followsEvents: true,
  },
  { name: 'publish, offered, notified', entries: ['projects/publishProject'], followsEvents: true },
];

interface Reached {
  name: string;
  /** Files of features with a function that runs in the flow. */
  files: string[];
  features: string[];
  /** Exported functions and types of features that these files import from each other. */
  concepts: string[];
}

/** What runs in a flow, by the declarations that its entries name, and so on. Core and platform do not count. */
export function reachOfFlow(
  flow: Flow,
  declarations: ReadonlyMap<string, Declaration> = declarationsOf(serverFiles),
): Reached {
  const entries = flow.entries.map((entry) => {
    const [feature = '', name] = entry.split('/');
    const found = [...declarations.values()].find(
      (one) =>
        one.isExported && one.name === name && inFeatures(one.path) && one.path.includes(`/${feature}/`),
    );
    if (!found) throw new Error(`no exported function ${entry}`);
    return found;
  });
  const reactions = Map.groupBy(declarations.values(), ({ runsOn }) => runsOn ?? '');
  const reached = new Set(entries);
  const concepts = new Set<string>();
  for (const declaration of reached) {
    for (const { id, isType } of declaration.uses) {
      const used = declarations.get(id);
      if (!used || !inFeatures(used.path)) continue;
      if (used.path !== declaration.path) concepts.add(id);
      if (!isType) reached.add(used);
    }
    if (!flow.followsEvents) continue;
    for (const cause of declaration.causes)
      for (const reaction of reactions.get(cause) ?? []) reached.add(reaction);
  }
  const files = [...new Set([...reached].map(({ path }) => path))].toSorted();
  return {
    name: flow.name,
    files,
    features: [...new Set(files.map(featureOf))].toSorted(),
    concepts: [...concepts].toSorted(),
  };
}

const inFeatures = (path: string) => path.startsWith('server/src/features/');

/** The last folder above the file that names a feature; with or without an area above it. */
function featureOf(path: string): string {
  return path.replace('server/src/features/', '').split('/').slice(0, -1).slice(0, 2).join('/');
}
