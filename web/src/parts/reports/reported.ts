import type { ReportableKind } from '@firstlight/contract/office/cases/case-rules.ts';

/** What somebody reports, as the server finds it. */
export interface Reported {
  kind: ReportableKind;
  /** Its id; of a profile the username, of a message `messageAddress`. */
  address: string;
  /** Who wrote it, where everybody sees that. */
  person?: { username: string; name: string } | undefined;
}
