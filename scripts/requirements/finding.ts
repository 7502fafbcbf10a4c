/** One thing that a machine needs, and what to do where it is missing. */
export interface Finding {
  ok: boolean;
  what: string;
  hint: string;
}
