/** Where letters before the @ may be written with or without dots. */
const dotless = ['gmail.com', 'googlemail.com'];

/** The mailbox behind an address: what follows a plus is its owner's own note, and some services do not see dots. */
export function mailboxOf(email: string): string {
  const lower = email.normalize('NFC').toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const plus = name.indexOf('+');
  const plain = plus > 0 ? name.slice(0, plus) : name;
  return dotless.includes(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}
