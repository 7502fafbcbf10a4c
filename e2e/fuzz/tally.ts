import type { Complaint, Verdict } from './judge.ts';
import type { PlannedRequest } from './plan-request.ts';

export interface Tally {
  answered(request: PlannedRequest, status: number): void;
  blamed(index: number, request: PlannedRequest, verdict: Verdict): void;
  count(complaint: Complaint): number;
  /** An operation of which no request ever succeeded was not really tested. */
  unproven(): string[];
  print(): string;
}

export function createTally(operations: readonly { id: string }[]): Tally {
  const statuses = new Map<string, number>();
  const complaints = new Map<Complaint, number>();
  const examples: string[] = [];
  const succeeded = new Set<string>();

  return {
    answered({ operation, intent }, status) {
      const row = `${operation.id.padEnd(28)} ${intent.padEnd(13)} ${status}`;
      statuses.set(row, (statuses.get(row) ?? 0) + 1);
      if (status < 300) succeeded.add(operation.id);
    },
    blamed(index, request, { complaint, why }) {
      complaints.set(complaint, (complaints.get(complaint) ?? 0) + 1);
      if (examples.length >= 10) return;
      const { operation, intent, path, headers, body } = request;
      const sent = body === undefined ? '' : body.toString().slice(0, 300);
      examples.push(
        `#${index} ${complaint} (${why})\n  ${intent} ${operation.method} ${path.slice(0, 200)}\n` +
          `  ${JSON.stringify(headers).slice(0, 400)}\n  ${sent}`,
      );
    },
    count: (complaint) => complaints.get(complaint) ?? 0,
    unproven: () => operations.filter(({ id }) => !succeeded.has(id)).map(({ id }) => id),
    print() {
      const rows = [...statuses].toSorted().map(([row, count]) => `${row} ${String(count).padStart(7)}`);
      return [...rows, ...examples].join('\n');
    },
  };
}
