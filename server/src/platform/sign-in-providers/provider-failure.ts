/** `unavailable`: it did not answer, or too late, or with too much. `refused`: what it answered is not to be believed. */
export class ProviderFailure extends Error {
  readonly kind: 'unavailable' | 'refused';

  constructor(kind: 'unavailable' | 'refused', why: string, cause?: unknown) {
    super(why, { cause });
    this.name = 'ProviderFailure';
    this.kind = kind;
  }
}

/** Whatever went wrong with what a provider said: the library throws errors of its own for each rule of the standards. */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure('refused', 'the answer of a provider was not as agreed', error);
  }
}
