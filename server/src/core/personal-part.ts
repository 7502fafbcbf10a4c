import type { Language } from '@firstlight/contract/languages.ts';
import type { DB } from '../db/schema.ts';
import type { Context } from './context.ts';
import type { TransactionContext } from './transaction.ts';

/** Whose data is exported or erased. */
export interface Person {
  id: string;
  name: string;
  username: string;
  email: string;
  language: Language;
}

/** One column, in one line: what it becomes in an export, or why it is not there. */
export type ColumnNote =
  | { is: 'exported'; as: string; isWords?: true }
  /** Personal, and better not handed out: a secret, or a fingerprint of something that is exported itself. */
  | { is: 'withheld'; why: string }
  | { is: 'impersonal'; why: string };

export const exported = (as: string): ColumnNote => ({ is: 'exported', as });
/** What somebody wrote for others to read: one of the `reportables` covers it. */
export const words = (as: string): ColumnNote => ({ is: 'exported', as, isWords: true });
export const withheld = (why: string): ColumnNote => ({ is: 'withheld', why });
export const impersonal = (why: string): ColumnNote => ({ is: 'impersonal', why });

type Row<Table extends keyof DB> = { [Column in keyof DB[Table]]?: unknown };

export interface PersonalTable<Table extends keyof DB = keyof DB> {
  /** Whom its personal columns are about; null where it has none. */
  of: string | null;
  /** The file of an export that holds its rows. */
  file?: `${string}.json`;
  /** The person's rows, a page at a time, with sealed cells opened. */
  rows?(ctx: Context, person: Person): AsyncIterable<Row<Table>>;
  columns: Record<keyof DB[Table], ColumnNote>;
}

export interface StoredPicture {
  /** Its path inside the archive: `pictures/cover-of-tidepool.webp`. */
  name: string;
  /** Its key in the file store. */
  key: string;
}

/** What a feature knows about people: every column of its tables, their pictures, and how it forgets them. */
export interface PersonalPart {
  tables: { [Table in keyof DB]?: PersonalTable<Table> };
  pictures?(ctx: Context, person: Person): AsyncIterable<StoredPicture>;
  /** What is known only by the address that an account is about to leave, is to be known by the account from now on. */
  leaveEmail?(tx: TransactionContext<Context>, person: Person): Promise<void>;
  /** In the transaction that ends the account. What others have answered and built on stays, without an author. */
  erase?(tx: TransactionContext<Context>, person: Person): Promise<void>;
  /**
   * After that transaction, in short ones: what may be many rows. It may be interrupted and run again. Afterwards the rows
   * that refer to the account are deleted or cleared by their foreign keys.
   */
  eraseRest?(ctx: Context, userId: string): Promise<void>;
}

/** Holds a part to the schema: a table named here must say something of each of its columns. */
export function personalPart(part: PersonalPart): PersonalPart {
  return part;
}
