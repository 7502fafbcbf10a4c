type Texts = Record<string, unknown>;

/**
 * What the privacy notice and the help say of a feature stands in the feature's own file, as `inPrivacy` and `inHelp`, and is
 * read where it belongs. Its key says where: what a page says itself is numbered 10, 20, 30 …, so 25 stands after the second.
 */
export function gatherPages(files: ReadonlyMap<string, Texts>): Map<string, Texts> {
  const gathered = new Map<string, Texts>();
  const [toPrivacy, toHelp]: [Texts[], Texts[]] = [[], []];
  for (const [namespace, { inPrivacy, inHelp, ...texts }] of files) {
    gathered.set(namespace, texts);
    if (inPrivacy) toPrivacy.push(inPrivacy as Texts);
    if (inHelp) toHelp.push(inHelp as Texts);
  }
  add(gathered, 'privacy', 'sections', toPrivacy, withFacts);
  add(gathered, 'help', 'topics', toHelp, withTopics);
  return gathered;
}

/** What features say of each section of a page, put into it. */
function add(
  files: Map<string, Texts>,
  page: string,
  part: string,
  additions: readonly Texts[],
  put: (section: Texts, added: readonly Texts[]) => Texts,
): void {
  const texts = files.get(page);
  if (!texts) return;
  const sections = texts[part] as Record<string, Texts>;
  const strayed = additions.flatMap(Object.keys).filter((key) => !(key in sections));
  if (strayed.length > 0) throw new Error(`${page} has no ${strayed.join(', ')}.`);
  const filled = Object.entries(sections).map(([key, section]) => [
    key,
    put(
      section,
      additions.flatMap((one): Texts[] => (one[key] ? [one[key] as Texts] : [])),
    ),
  ]);
  files.set(page, { ...texts, [part]: Object.fromEntries(filled) });
}

/** `"35": { term, detail }` */
function withFacts(section: Texts, added: readonly Texts[]): Texts {
  if (added.length === 0) return section;
  return { ...section, facts: inOrder((section['facts'] ?? []) as Texts[], added) };
}

/** `"45 groups": { title, questions }` is a topic; `explore: { "25": { question, answer } }` a question in one that is there. */
function withTopics(tab: Texts, added: readonly Texts[]): Texts {
  const own = Object.entries(tab) as [string, Texts][];
  const topics = inOrder(
    own.map(([key, topic]) => ({ key, topic })),
    added.map((one) =>
      Object.fromEntries(
        Object.entries(one)
          .filter(([key]) => /^\d/.test(key))
          .map(([key, topic]) => [key, { key: key.split(' ')[1], topic }]),
      ),
    ),
  ) as { key: string; topic: Texts }[];
  const questionsTo = (key: string) =>
    added.flatMap((one): Texts[] => (key in one ? [one[key] as Texts] : []));
  return Object.fromEntries(topics.map(({ key, topic }) => [key, withQuestions(topic, questionsTo(key))]));
}

function withQuestions(topic: Texts, added: readonly Texts[]): Texts {
  if (added.length === 0) return topic;
  return { ...topic, questions: inOrder((topic['questions'] ?? []) as Texts[], added) };
}

function inOrder(own: readonly Texts[], added: readonly Texts[]): Texts[] {
  const all = [
    ...own.map((text, at) => ({ order: (at + 1) * 10, text })),
    ...added.flatMap((one) =>
      Object.entries(one).map(([key, text]) => ({ order: Number.parseInt(key, 10), text: text as Texts })),
    ),
  ].toSorted((one, other) => one.order - other.order);
  const twice = all.find(({ order }, at) => order === all[at + 1]?.order);
  if (twice) throw new Error(`Two texts stand at ${twice.order}: ${JSON.stringify(twice.text).slice(0, 80)}`);
  return all.map(({ text }) => text);
}
