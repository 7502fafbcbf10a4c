/**
 * What projects are about and testers care for, in the order of their bits: new ones are added at the end and none is
 * ever moved. Their names stand in `locales/<language>/categories.json` under `names`.
 */
export const categories = [
  'saas',
  'ai',
  'education',
  'food',
  'local',
  'mobile',
  'ecommerce',
  'health',
  'finance',
  'marketing',
  'design',
  'dev',
  'other',
] as const;

export type Category = (typeof categories)[number];

/** All of them at once, for lists that leave none out. */
export const everyCategory = 2 ** categories.length - 1;

/** Tables keep a set of categories as one number: a list page then filters inside its index. */
export function categoryMask(chosen: readonly Category[]): number {
  return chosen.reduce((mask, category) => mask | (1 << categories.indexOf(category)), 0);
}

export function categoriesOf(mask: number): Category[] {
  return categories.filter((_, bit) => (mask & (1 << bit)) !== 0);
}
