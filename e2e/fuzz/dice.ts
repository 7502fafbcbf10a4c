/** Chance with a memory of its seed. */
export interface Dice {
  chance(probability: number): boolean;
  /** From 0 to below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function createDice(random: () => number): Dice {
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    chance: (probability) => random() < probability,
    below,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
  };
}
