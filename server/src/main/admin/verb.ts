export interface VerbInput {
  env: NodeJS.ProcessEnv;
  words: readonly string[];
  /** Of this release. */
  schemaDirectory: string;
  say(text: string): void;
  /** By the random id of whom or what it is about. */
  concerns(id: string): void;
}

export interface Verb {
  /** As it is written at the machine: `jobs retry`. */
  name: string;
  /** What follows it, for the list of verbs. */
  words: string;
  /** Completes “This …”. */
  does: string;
  /** Whether it changes anything: then it wants to hear --yes. */
  changes: boolean;
  /** Done by a timetable, and no act of anybody's. */
  isRoutine?: true;
  /** False: it was not done, or something is not as it should be. */
  run(input: VerbInput): Promise<boolean>;
}
