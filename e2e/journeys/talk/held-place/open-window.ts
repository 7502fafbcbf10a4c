/** A window of any browser, of which a test needs no more than this. */
export interface OpenWindow {
  /** Runs this in the page and gives what it answers, once it does. */
  run<Input, Result>(work: (input: Input) => Result | Promise<Result>, input: Input): Promise<Result>;
  close(): Promise<void>;
}

export interface WindowSize {
  width: number;
  height: number;
}
