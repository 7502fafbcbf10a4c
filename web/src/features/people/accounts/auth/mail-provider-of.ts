interface MailProvider {
  name: string;
  address: string;
  domains: string[];
}

/** The mailboxes most people here have; for all others we offer nothing rather than a guess. */
const providers: MailProvider[] = [
  { name: 'Gmail', address: 'https://mail.google.com/', domains: ['gmail.com', 'googlemail.com'] },
  {
    name: 'Outlook',
    address: 'https://outlook.live.com/mail/',
    domains: ['outlook.com', 'outlook.fr', 'hotmail.com', 'hotmail.fr', 'live.com', 'live.fr', 'msn.com'],
  },
  {
    name: 'Yahoo Mail',
    address: 'https://mail.yahoo.com/',
    domains: ['yahoo.com', 'yahoo.fr', 'yahoo.co.uk', 'ymail.com'],
  },
  {
    name: 'iCloud Mail',
    address: 'https://www.icloud.com/mail/',
    domains: ['icloud.com', 'me.com', 'mac.com'],
  },
  {
    name: 'Proton Mail',
    address: 'https://mail.proton.me/',
    domains: ['proton.me', 'protonmail.com', 'pm.me'],
  },
  { name: 'Orange', address: 'https://messagerie.orange.fr/', domains: ['orange.fr', 'wanadoo.fr'] },
  { name: 'Free', address: 'https://webmail.free.fr/', domains: ['free.fr'] },
  { name: 'La Poste', address: 'https://www.laposte.net/', domains: ['laposte.net'] },
];

export function mailProviderOf(email: string): MailProvider | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return providers.find(({ domains }) => domains.includes(domain));
}
