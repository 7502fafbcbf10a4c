const ours = '([\\da-f]{32})@';
const ourId = new RegExp(`<${ours}`);
/** Postfix notes the id of a message when it reads its head, and only later that it has taken it: both lines bear one number, which comes again for others. */
const headRead = /\b(\w{6,}): (?:client|message-id)=/;
const routed = /\b(\w{6,}): (?:from|to)=</;
const isQueued = (line: string) => line.includes('queue active') || line.includes(' status=');
/** Exim notes what it has taken, and that alone, with an arrow. */
const arrived = new RegExp(` <= .*\\bid=${ours}`);
/** A list, as can be made of any other log: one id on a line. */
const listed = new RegExp(`^\\s*<?${ours}[^\\s<>]*>?\\s*$`);

/** Reads a relay's log line by line; `taken` are the ids of those letters that it has taken, of all that are wanted. */
export function relayLogReader(wanted: ReadonlySet<string>) {
  const numbered = new Map<string, string>();
  const taken = new Set<string>();
  const note = (id: string | undefined) => {
    if (id !== undefined && wanted.has(id)) taken.add(id);
  };
  return {
    taken,
    read(line: string): void {
      const number = headRead.exec(line)?.[1];
      const id = ourId.exec(line)?.[1];
      if (number === undefined) {
        if (isQueued(line)) note(numbered.get(routed.exec(line)?.[1] ?? ''));
        note((arrived.exec(line) ?? listed.exec(line))?.[1]);
      } else if (id !== undefined && wanted.has(id)) numbered.set(number, id);
      else numbered.delete(number);
    },
  };
}
