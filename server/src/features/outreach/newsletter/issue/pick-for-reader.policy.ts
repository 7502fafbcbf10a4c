import { seededRandom } from '@firstlight/contract/showcase/projects/seeded-random.ts';

/** Orders projects for a reader: those in their interests first. Each part keeps its order. No interests mean all. */
export function interestsFirst<Project extends { categories: number }>(
  ranked: readonly Project[],
  interests: number,
): Project[] {
  const isInside = ({ categories }: Project) => isOfInterest(categories, interests);
  return [...ranked.filter(isInside), ...ranked.filter((project) => !isInside(project))];
}

/** Whether a project has a category in the interests of a reader. No interests mean all. */
export function isOfInterest(categories: number, interests: number): boolean {
  return interests === 0 || (categories & interests) !== 0;
}

/** Picks entries at random. Equal seeds pick equal entries in equal order. */
export function pickAtRandom<Entry>(pool: readonly Entry[], count: number, seed: string): Entry[] {
  const random = seededRandom(seed);
  const left = [...pool];
  const picked: Entry[] = [];
  while (picked.length < count && left.length > 0)
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  return picked;
}
