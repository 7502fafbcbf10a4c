import type { CorpusParts, LabelledText } from './labelled-text.ts';

const domains = [
  'fastcash',
  'supervaleur',
  'bestdeal',
  'rapidgain',
  'topoffre',
  'megasale',
  'cryptohub',
  'promoplus',
];

/** A stream of labelled texts as a site would see it: honest people, some of them new and busy, among campaigns, lone sellers and single scams. The same seed gives the same stream. */
export function makeStream(
  parts: CorpusParts,
  { seed, count }: { seed: number; count: number },
): LabelledText[] {
  const draw = lots(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(draw() * list.length)] as Item;
  const stream: LabelledText[] = [];
  let author = 0;
  const add = (text: Omit<LabelledText, 'isByHand'>) => stream.push({ ...text, isByHand: false });
  for (const { text, language, label } of parts.byHand)
    stream.push({ author: author++, accountDays: 2, language, label, text, isByHand: true });
  const fill = (template: string, language: 'en' | 'fr', domain: string) => {
    const [hello = [], thank = [], deal = []] = parts.variations[language];
    return template
      .replaceAll('{Hello}', pick(hello))
      .replaceAll('{thank}', pick(thank))
      .replaceAll('{deal}', pick(deal))
      .replaceAll('{domain}', domain)
      .replaceAll('{handle}', `${pick(domains)}_${Math.floor(draw() * 90 + 10)}`)
      .replaceAll('{dollars}', () => `$${Math.floor(draw() * 90 + 5) * 100}`)
      .replaceAll('{money}', String(Math.floor(draw() * 90 + 5) * 100))
      .replaceAll('{phone}', `${Math.floor(draw() * 80 + 20)} ${Math.floor(draw() * 9e8 + 1e8)}`)
      .replaceAll('{n}', String(Math.floor(draw() * 1e6)));
  };
  const honest = (language: 'en' | 'fr') =>
    parts.honest[language]
      .map((list) => pick(list))
      .join(' ')
      .replaceAll(/ ([,;.])/g, '$1')
      .replaceAll('{n}', String(Math.floor(draw() * 1e6)));

  while (stream.length < count) {
    const language = pick(['en', 'fr'] as const);
    const kind = draw();
    const domain = `${pick(domains)}-${Math.floor(draw() * 1e5)}.example`;
    if (kind < 0.6) {
      // Somebody honest, new in one case of three, with one to four texts.
      const accountDays = draw() < 0.35 ? Math.floor(draw() * 6) : Math.floor(draw() * 400 + 8);
      const texts = Math.floor(draw() * 4) + 1;
      for (let one = 0; one < texts; one++) {
        const text = draw() < 0.15 ? pick(parts.common[language]) : honest(language);
        add({ author, accountDays, language, label: 'leave', text });
      }
      author++;
    } else if (kind < 0.68) {
      // A campaign: several new accounts, one template, each with two or three texts.
      const template = pick([...parts.scams[language], ...parts.adverts[language]]);
      for (let account = Math.floor(draw() * 5) + 3; account > 0; account--) {
        for (let texts = Math.floor(draw() * 2) + 2; texts > 0; texts--)
          add({ author, accountDays: 1, language, label: 'hold', text: fill(template, language, domain) });
        author++;
      }
    } else if (kind < 0.82) {
      // A lone seller, who comes back with the same address.
      const template = pick(parts.adverts[language]);
      for (let texts = Math.floor(draw() * 3) + 3; texts > 0; texts--)
        add({ author, accountDays: 3, language, label: 'hold', text: fill(template, language, domain) });
      author++;
    } else {
      add({
        author: author++,
        accountDays: 0,
        language,
        label: 'hold',
        text: fill(pick(parts.scams[language]), language, domain),
      });
    }
  }
  return stream.slice(0, count);
}

/** Mulberry32. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
