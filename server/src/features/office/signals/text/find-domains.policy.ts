/** Where everybody links to: an address there says nothing about whoever gives it. */
const wellKnown = new Set(
  (
    'apple.com bing.com bitbucket.org codeberg.org codepen.io dailymotion.com discord.com dropbox.com facebook.com figma.com ' +
    'firstlight.example github.com gitlab.com google.com google.fr huggingface.co imgur.com instagram.com linkedin.com loom.com ' +
    'mastodon.social medium.com microsoft.com miro.com mozilla.org notion.so npmjs.com producthunt.com reddit.com ' +
    'stackoverflow.com substack.com tiktok.com twitter.com vimeo.com wikipedia.org x.com youtu.be youtube.com'
  ).split(' '),
);

/** Where anybody gets a name of their own below: there, the name is the address. */
const sharedHosts = new Set(
  'blogspot.com fly.dev github.io gitlab.io glitch.me herokuapp.com netlify.app notion.site onrender.com pages.dev vercel.app web.app wordpress.com'.split(
    ' ',
  ),
);

const secondLevels = new Set(['ac', 'co', 'com', 'gouv', 'gov', 'net', 'org']);

const endings = new Set(
  'app biz cc click co com dev eu example fr info io net online org ru shop site store top xyz'.split(' '),
);

/** The addresses of a text, each as the name that somebody registered, without those where everybody links to. */
export function findDomains(text: string): string[] {
  const hosts = text
    .toLowerCase()
    .split(/[\s()<>"'«»,;]/)
    .map(hostOf)
    .filter((host) => host !== undefined);
  return [...new Set(hosts.map(registeredOf))].filter(
    (domain) => !wellKnown.has(domain) && !isMessenger(domain),
  );
}

/** Of `https://host/path`, or of a word that ends as names do. What has an @ is a mailbox. */
function hostOf(word: string): string | undefined {
  const linkAt = word.indexOf('://');
  if (word.includes('@')) return undefined;
  const [host = ''] = (linkAt < 0 ? word : word.slice(linkAt + 3)).split(/[/?#:!]/);
  const labels = host.split('.').filter((label) => label !== '');
  const isNamed = labels.length > 1 && labels.every((label) => /^[a-z0-9-]{1,63}$/.test(label));
  if (!isNamed || (linkAt < 0 && !endings.has(labels.at(-1) ?? ''))) return undefined;
  return labels.join('.');
}

const isMessenger = (domain: string): boolean =>
  ['t.me', 'telegram.me', 'wa.me', 'whatsapp.com', 'm.me', 'signal.me'].includes(domain);

function registeredOf(host: string): string {
  const labels = host.split('.');
  const two = labels.slice(-2).join('.');
  if (sharedHosts.has(two)) return labels.slice(-3).join('.');
  const isDeep =
    labels.length > 2 && secondLevels.has(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2;
  return isDeep ? labels.slice(-3).join('.') : two;
}
