/** What is told to each hearer apart, because what one may know another may not. */
export interface Addressed {
  /** Under which it leaves. */
  event: string;
  /** Where more connections of a process would hear it, nobody does: it is worth less than it costs. */
  hearersMax: number;
  /** What each of these people is told of what was rung; whoever is left out is told nothing. */
  address(id: string, rung: object, userIds: readonly string[]): Promise<ReadonlyMap<string, object>>;
}

/** By the event that is rung among processes. */
export type AddressedPushes = Readonly<Record<string, Addressed>>;
