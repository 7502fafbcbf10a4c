import type { Answer } from '../processes/harness/ask.ts';
import { faultsIn } from './faults-in.ts';
import { hashesPasswords } from './hashes-passwords.ts';
import type { PlannedRequest } from './plan-request.ts';

export type Complaint = '5xx' | 'undocumented' | 'wrong shape' | 'accepted' | 'slow' | 'hung up';

export interface Verdict {
  complaint: Complaint;
  why: string;
}

const slowMs = 5_000;
const slowHashMs = 20_000;

/** Everything the document promises about an answer, held against the answer. */
export function judge(request: PlannedRequest, answer: Answer, ms: number): Verdict[] {
  const { responses, body } = request.operation;
  const verdicts: Verdict[] = [];
  const complain = (complaint: Complaint, why: string) => void verdicts.push({ complaint, why });

  if (answer.status >= 500) complain('5xx', answer.text.slice(0, 300));
  if (!responses.has(answer.status)) complain('undocumented', String(answer.status));
  const patience = hashesPasswords.has(request.operation.id) ? slowHashMs : slowMs;
  if (ms > patience) complain('slow', `${ms.toFixed(0)} ms`);
  const schema = responses.get(answer.status);
  if (schema) {
    const faults = shapeFaults(schema, answer);
    if (faults.length > 0) complain('wrong shape', faults.join('; '));
  }
  if (answer.status < 300 && body && 'value' in request) {
    const faults = faultsIn(body, trimmed(request.value));
    if (faults.length > 0) complain('accepted', faults.join('; '));
  }
  return verdicts;
}

function shapeFaults(schema: Parameters<typeof faultsIn>[0], { text, headers }: Answer): string[] {
  if (!String(headers['content-type']).startsWith('application/json')) return ['is not JSON'];
  try {
    return faultsIn(schema, JSON.parse(text));
  } catch {
    return ['cannot be parsed'];
  }
}

/** The server takes the white space around a text away before it looks, which a schema cannot say. */
function trimmed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, typeof inner === 'string' ? inner.trim() : inner]),
  );
}
