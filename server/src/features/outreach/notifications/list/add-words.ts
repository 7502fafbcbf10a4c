import type { NotificationKind } from '@firstlight/contract/notification-kinds.ts';
import type { Context } from '../../../../core/context.ts';
import type { KindRules, Line, LineWords } from '../../../../core/notifications/notification-kind.ts';

interface CountedLine extends Line {
  kind: NotificationKind;
  count: number;
}

export type WordedLine<Row extends CountedLine = CountedLine> = Row & Required<LineWords>;

/** What each line says today, as its kind words it; kinds that share their words are asked together. */
export async function addWords<Row extends CountedLine>(
  ctx: Context,
  readerId: string,
  lines: readonly Row[],
): Promise<WordedLine<Row>[]> {
  const asked = new Map<KindRules['wordsFor'], Row[]>();
  for (const line of lines) {
    const { wordsFor } = ctx.notificationKinds[line.kind];
    asked.set(wordsFor, [...(asked.get(wordsFor) ?? []), line]);
  }
  const words = new Map<string, LineWords>();
  for (const [wordsFor, those] of asked) {
    for (const [id, said] of await wordsFor(ctx, readerId, those)) words.set(id, said);
  }
  return lines.flatMap((line) => {
    const said = words.get(line.id);
    return said ? [{ ...line, ...said, count: said.count ?? line.count }] : [];
  });
}
