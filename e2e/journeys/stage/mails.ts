import { expect } from '@playwright/test';
import { stage } from './addresses.ts';

export interface CaughtMail {
  subject?: string;
  text?: string;
  html?: string;
  replyTo?: { address: string }[];
}

/** Mail leaves by jobs, so it comes a moment after the answer. */
export async function mailsTo(
  address: string,
  matches: (mail: CaughtMail) => boolean = () => true,
): Promise<CaughtMail[]> {
  let found: CaughtMail[] = [];
  await expect(async () => {
    const response = await fetch(`${stage.mails}/?to=${encodeURIComponent(address)}`);
    found = ((await response.json()) as CaughtMail[]).filter(matches);
    expect(found.length).toBeGreaterThan(0);
  }).toPass({ intervals: [100] });
  return found;
}

/** The link of the newest mail that has one for this purpose. */
export async function mailedLink(
  address: string,
  mode: 'verify' | 'reset' | 'confirm-email' | 'undo-email',
): Promise<string> {
  const link = new RegExp(`http://\\S+mode=${mode}#token=[\\w-]{43}`);
  const mails = await mailsTo(address, ({ text }) => link.test(text ?? ''));
  return link.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}
