import type { CellAddress } from '../platform/crypto/cell.ts';
import type { Context } from './context.ts';
import type { TransactionContext } from './transaction.ts';

/** What was written, as it stands, for whoever has to judge it. */
export interface Snapshot {
  words: string;
  /** What it answers or stands on, without which it may not be understood. */
  surroundings: string;
  /** The keys of its pictures in the file store, each in its largest size: with another one it is something else to judge. Empty: none in that place. */
  pictures?: readonly string[];
  /** Whose account it is, where everybody sees it; null: the account is gone. */
  author: string | 'hidden' | null;
  /** By which others know an author who is hidden. */
  number: number | null;
  /** What it stands on, by its id. */
  aboutId: string | null;
  /** Of what hidden people wrote, midnight of the day that is shown. */
  writtenAt: Date | null;
  isTakenDown: boolean;
}

/** What a decision needs of somebody who is hidden, and never a name. */
export interface HiddenAuthor {
  /** Of accounts: by which decisions about them are counted. */
  personTag: Buffer;
  accountOpenedAt: Date;
  /** For the place where a decision keeps them. */
  seal(place: CellAddress): Promise<{ person: Buffer; personTag: Buffer }>;
}

/** What is decided about something that is more than words: nobody writes in it any more, or it is gone for everybody. */
export type Measure = 'frozen' | 'deleted';

/** What was decided about it in one case, or that this no longer stands. */
export type Verdict = { caseId: string } & (
  | { isUpheld: true; measure: Measure | null }
  | { isUpheld: false }
);

/** One sort of what people write: how it is found, judged and taken down. Declared by its feature: `<word>.reportable.ts`. */
export interface Reportable {
  kind: string;
  /** The columns that hold its words, each as `table.column` of the schema. */
  covers: readonly string[];
  /** Its id, if whoever asks can see it: as with every act, what one may not see is not there. */
  find(ctx: Context, address: string): Promise<string | undefined>;
  /** Whoever may see it. Undefined: it is gone for good. */
  snapshot(ctx: Context, id: string): Promise<Snapshot | undefined>;
  /** Without learning whose it is otherwise. */
  isBy(ctx: Context, id: string, userId: string): Promise<boolean>;
  /** The same of many at once, where authors are hidden: which of these are somebody's. */
  listBy?(ctx: Context, ids: readonly string[], userId: string): Promise<readonly string[]>;
  /** Of content whose author is hidden. Undefined: the account is gone. */
  hiddenAuthor?(ctx: Context, id: string): Promise<HiddenAuthor | undefined>;
  /** What may become of it in place of being taken down, where there is a choice. */
  measures?: readonly Measure[];
  /** From now on its author alone sees it, or everybody again. Twice is once. Without a decision, what others said of it hides it, and what was decided stays. */
  takeDown(tx: TransactionContext<Context>, id: string, isTaken: boolean, decision?: Verdict): Promise<void>;
}
