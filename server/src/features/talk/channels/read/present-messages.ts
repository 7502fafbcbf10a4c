import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import type { Context } from '../../../../core/context.ts';
import { minuteOf } from '../../../../core/minute-of.ts';
import { findNames, type PersonName } from '../../../people/accounts/find-names.ts';
import { listMessageRows } from './messages.queries.ts';
import { type MessageRow, placeOfBody } from './messages.sql.ts';

type Reading = Pick<Context, 'db' | 'vault'>;

/** Rows with all that is needed to read them, whoever reads. */
export interface UnsealedMessages {
  rows: readonly MessageRow[];
  names: ReadonlyMap<string, PersonName>;
  texts: ReadonlyMap<string, string>;
  answered: ReadonlyMap<string, MessageRow>;
}

type Open = UnsealedMessages & { readerId: string | null };

/**
 * Rows as somebody reads them, or as everybody does where nobody is named. What a limited person wrote is left out for all
 * but themselves.
 */
export const presentMessages = async (
  ctx: Reading,
  rows: readonly MessageRow[],
  readerId: string | null,
): Promise<Message[]> => presentUnsealed(await unsealMessages(ctx, rows), readerId);

export async function unsealMessages(ctx: Reading, rows: readonly MessageRow[]): Promise<UnsealedMessages> {
  const answered = await rowsAnswered(ctx, rows);
  const all = [...answered.values()];
  return { rows, answered, names: await namesIn(ctx, all), texts: await textsOf(ctx, all) };
}

export function presentUnsealed(unsealed: UnsealedMessages, readerId: string | null): Message[] {
  const open = { ...unsealed, readerId };
  return unsealed.rows.filter((row) => isFor(open, row)).map((row) => present(open, row));
}

/** What these rows answer, by place: some may be among them. */
async function rowsAnswered({ db }: Reading, rows: readonly MessageRow[]): Promise<Map<string, MessageRow>> {
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const wanted = rows.flatMap(({ channelId, replyTo }) =>
    replyTo === null || known.has(keyOf({ channelId, seq: replyTo })) ? [] : [{ channelId, seq: replyTo }],
  );
  for (const [channelId, places] of Map.groupBy(wanted, (place) => place.channelId)) {
    const seqs = places.map(({ seq }) => seq);
    for (const row of await listMessageRows(db, channelId, seqs)) known.set(keyOf(row), row);
  }
  return known;
}

const keyOf = ({ channelId, seq }: Pick<MessageRow, 'channelId' | 'seq'>) => `${channelId} ${seq}`;

function namesIn({ db }: Reading, rows: readonly MessageRow[]): Promise<Map<string, PersonName>> {
  const people = rows.flatMap(({ authorId, mentions }) => (authorId ? [authorId, ...mentions] : mentions));
  return findNames(db, [...new Set(people)]);
}

async function textsOf({ db, vault }: Reading, rows: readonly MessageRow[]): Promise<Map<string, string>> {
  const sealed = rows.flatMap((row) =>
    row.body && !row.removedAt ? [{ key: keyOf(row), place: placeOfBody(row), cell: row.body }] : [],
  );
  const texts = await vault.unsealAll(db, sealed);
  return new Map(sealed.map(({ key }, index) => [key, texts[index] ?? '']));
}

/** Whether a row is there for the reader at all. */
function isFor({ names, readerId }: Open, { authorId, isWithheld }: MessageRow): boolean {
  if (authorId !== null && authorId === readerId) return true;
  if (isWithheld) return false;
  return authorId === null || (names.get(authorId)?.isInGoodStanding ?? true);
}

function present(open: Open, row: MessageRow): Message {
  const isOwn = row.authorId !== null && row.authorId === open.readerId;
  const author = open.names.get(row.authorId ?? '');
  const isThere = row.removedAt === null && (row.takenDownAt === null || isOwn);
  return {
    seq: row.seq,
    id: row.id,
    rev: row.rev,
    author: row.removedAt === null && author ? { ...nameOf(author), avatar: author.avatar } : null,
    text: isThere ? (open.texts.get(keyOf(row)) ?? null) : null,
    sentAt: minuteOf(row.sentAt),
    isEdited: isThere && row.editedAt !== null,
    removedBy: row.removedBy,
    isTakenDown: row.takenDownAt !== null && row.removedAt === null,
    isUndelivered: isOwn && row.isWithheld && (author?.isInGoodStanding ?? false),
    replyTo: row.replyTo === null ? null : presentAnswered(open, row.channelId, row.replyTo),
    mentions: isThere ? row.mentions.flatMap((id) => open.names.get(id)?.username ?? []) : [],
    isCall: isThere && row.isCall,
    reactions: isThere ? row.reactions : row.reactions.map(() => 0),
    isPinned: isThere && row.pinnedAt !== null,
  };
}

function presentAnswered(open: Open, channelId: string, seq: number): Message['replyTo'] {
  const row = open.answered.get(keyOf({ channelId, seq }));
  const isThere = row && isFor(open, row) && row.removedAt === null && row.takenDownAt === null;
  if (!isThere) return { seq, author: null, excerpt: null };
  const author = open.names.get(row.authorId ?? '');
  return {
    seq,
    author: author ? nameOf(author) : null,
    excerpt: excerptOf(open.texts.get(keyOf(row)) ?? ''),
  };
}

/** Its beginning, without cutting a character in two. */
export function excerptOf(text: string): string {
  const characters = [...text];
  if (characters.length <= channelLimits.excerpt) return text;
  return `${characters
    .slice(0, channelLimits.excerpt - 1)
    .join('')
    .trimEnd()}…`;
}

const nameOf = ({ username, name }: PersonName) => ({ username, name });
