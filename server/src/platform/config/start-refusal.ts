/** As sysexits.h has them: what must be mended by hand first, and what is worth another start by itself. */
export const exitCodes = { configuration: 78, notYet: 75 } as const;

/** A start that cannot go on, for a reason outside of the program: said in one sentence, without a stack. */
export class StartRefusal extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode: number = exitCodes.configuration) {
    super(sentence);
    this.name = 'StartRefusal';
    this.exitCode = exitCode;
  }
}
