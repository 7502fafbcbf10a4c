import type { ArrivedMail } from '../../../../platform/mail/mailbox-server.ts';

export type MailReport =
  | { kind: 'failed'; status: string }
  /** `returnPath` is where the letter would have come back to, if the report says so. */
  | { kind: 'complaint'; returnPath: string | undefined };

/** What a mail server says of a letter: a delivery report (RFC 3464) or a complaint (RFC 5965). Whatever else arrives says nothing. */
export function readReport({ parts }: ArrivedMail): MailReport | undefined {
  for (const { type, text } of parts) {
    if (type === 'message/feedback-report') {
      // Other types are no complaint; one says that somebody took a letter out of their spam.
      if (!['abuse', 'fraud'].includes(fieldOf(text, 'feedback-type') ?? '')) continue;
      return { kind: 'complaint', returnPath: fieldOf(text, 'original-mail-from')?.replaceAll(/[<>]/g, '') };
    }
    // Of a letter that is merely late, another report follows or none.
    if (fieldOf(text, 'action') !== 'failed') continue;
    const [status] = /[245]\.\d{1,3}\.\d{1,3}/.exec(fieldOf(text, 'status') ?? '') ?? [];
    if (status) return { kind: 'failed', status };
  }
  return undefined;
}

/** Letters have one recipient each, so the first field of a name is the only one. */
function fieldOf(text: string, name: string): string | undefined {
  const line = text.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .toLowerCase();
}
