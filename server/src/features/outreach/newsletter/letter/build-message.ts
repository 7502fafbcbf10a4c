import { createHash } from 'node:crypto';

export interface MessageParts {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
  issue: number;
  subscriptionId: string;
  leaveUrl: string;
  /** Where a mail leaves as well; undefined where nobody takes mail. */
  leaveAddress: string | undefined;
}

/** Part of the message id before the @: it follows from the issue and the subscription and names neither. */
const messageIdOf = ({ issue, subscriptionId }: Pick<MessageParts, 'issue' | 'subscriptionId'>) =>
  createHash('sha256').update(`${issue}:${subscriptionId}`).digest('hex').slice(0, 32);

/**
 * Put together by hand, since a library takes six milliseconds for each. Every header stands on one line: folded ones broke
 * signatures elsewhere.
 */
export function buildMessage(parts: MessageParts): Buffer {
  const domain = parts.from.slice(parts.from.lastIndexOf('@') + 1).replace('>', '');
  const id = messageIdOf(parts);
  const boundary = `=_${id}`;
  const headers = [
    `From: ${parts.from}`,
    `To: ${parts.to}`,
    `Subject: =?UTF-8?B?${Buffer.from(parts.subject).toString('base64')}?=`,
    `Date: ${parts.date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${domain}>`,
    `List-Id: Firstlight newsletter <newsletter.${domain}>`,
    `List-Unsubscribe: <${parts.leaveUrl}>${parts.leaveAddress ? `, <mailto:${parts.leaveAddress}>` : ''}`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    `Feedback-ID: ${parts.issue}:newsletter:firstlight`,
    'Precedence: bulk',
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ];
  const body = [part('plain', parts.text), part('html', parts.html)].map((one) => `--${boundary}\r\n${one}`);
  return Buffer.from(`${headers.join('\r\n')}\r\n\r\n${body.join('\r\n')}\r\n--${boundary}--\r\n`);
}

function part(kind: 'plain' | 'html', content: string): string {
  const lines =
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return [
    `Content-Type: text/${kind}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  ].join('\r\n');
}
