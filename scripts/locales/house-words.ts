import { flatten, type NamespaceTexts, type Problem } from './locale-problems.ts';

interface Word {
  pattern: RegExp;
  /** What we say instead. */
  say: string;
  /** Namespaces, or texts by their path, in which it means something else. */
  except?: readonly string[];
}

/** The longest sentence that is still read in one breath; law has a little more. */
const wordsMax = { plain: 35, law: 55 } as const;
const law = new Set(['terms', 'privacy', 'legal', 'accessibility']);

/** One word for one thing: texts that use another word for it, do not contract as people do, or run on. */
export function wordProblems({ namespace, en, fr }: NamespaceTexts): Problem[] {
  return (
    [
      ['en', en],
      ['fr', fr],
    ] as const
  ).flatMap(([language, texts]) =>
    [...flatten(texts)].flatMap(([key, text]) =>
      wordsFor(language, namespace)
        .filter((word) => !isExcepted(word, namespace, key))
        .filter(({ pattern }) => pattern.test(spoken(text)))
        .map(({ pattern, say }) => `says “${spoken(text).match(pattern)?.[0]}”: ${say}`)
        .concat(lengthProblems(namespace, text))
        .map((what) => ({ file: `locales/${language}/${namespace}.json`, key, what })),
    ),
  );
}

function wordsFor(language: 'en' | 'fr', namespace: string): readonly Word[] {
  if (language === 'fr') return words.fr;
  return [...words.en, law.has(namespace) ? contracted : uncontracted];
}

function isExcepted({ except = [] }: Word, namespace: string, key: string): boolean {
  return except.some((path) => `${namespace}.${key}.`.startsWith(`${path}.`));
}

/** Without what is not said: placeholders, addresses, notation. */
function spoken(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}/g, '0').replaceAll(/\]\([^)]*\)|<[^>]*>|\*\*/g, ' ');
}

function lengthProblems(namespace: string, text: string): string[] {
  const most = law.has(namespace) ? wordsMax.law : wordsMax.plain;
  const sentences = spoken(text).split(/(?<=[.!?…:;])\s+/);
  return sentences
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length)
    .filter((count) => count > most)
    .map((count) => `has a sentence of ${count} words: ${most} at most`);
}

const contracted: Word = {
  pattern:
    /\b(?:can|won|don|doesn|didn|isn|aren|wasn|hasn|haven|couldn|wouldn|shouldn)’t\b|\b(?:we|you|they)’(?:re|ve|ll|d)\b/i,
  say: 'law is written without contractions',
};
const uncontracted: Word = {
  pattern: /\b(?:do|does|did|is|are|was|has|have|could|would|should) not\b|\bcannot\b/i,
  say: 'contract it, as people do when they talk',
  // The specification’s own sentence.
  except: ['accounts.reset.mismatch'],
};

const words: Record<'en' | 'fr', readonly Word[]> = {
  en: [
    { pattern: /\bpieces? of feedback\b|\bfeedbacks\b/i, say: 'feedback, without a plural' },
    { pattern: /\bcreators?\b/i, say: 'maker' },
    { pattern: /\breviewers?\b/i, say: 'tester' },
    {
      pattern: /\busers?\b/i,
      say: 'people, or maker, or tester',
      except: [
        'about.sections.minimum',
        'dashboard.reasons',
        'dashboard.inHelp',
        'iterations.reasons',
        'rules.sections.minimum',
      ],
    },
    { pattern: /\bquick notes?\b/i, say: 'skip note' },
    { pattern: /\bhidden testers?\b/i, say: 'anonymous tester' },
    { pattern: /\bfigures\b/i, say: 'stats, or numbers' },
    {
      pattern: /\blog(?:ged)?[ -](?:in|out)\b|\blogins?\b/i,
      say: 'sign in, sign out',
      // The specification's own sentence.
      except: ['accounts.signIn.groupNeedsAccount'],
    },
    { pattern: /\bsomebody\b|\banybody\b|\beverybody\b/i, say: 'someone, anyone, everyone' },
    { pattern: /\bat once\b/i, say: 'right away' },
    { pattern: /\bour mails?\b|\ba mail\b|\bby mail\b/i, say: 'e-mail' },
    { pattern: /\bwhom\b/i, say: 'who', except: ['privacy.sections.hidden.title', 'about.sections.hidden'] },
    { pattern: /\bwill stand\b|\bstands here\b/i, say: 'will appear here' },
    { pattern: /!.*!/, say: 'one exclamation mark at most' },
  ],
  fr: [
    { pattern: /note[s]? (?:de passage|rapides?)/i, say: 'retour éclair' },
    { pattern: /(?<!d’)\bavis\b/i, say: 'retour, ou réponse' },
    { pattern: /\bcaché/i, say: 'anonyme, ou masqué pour un projet' },
    { pattern: /testeurs? masqué|(?:êtes|restez) masqué|identités? masquée/i, say: 'anonyme' },
    { pattern: /\bauteurs?\b/i, say: 'créateur, ou testeur' },
    { pattern: /\bréglages?\b/i, say: 'paramètres' },
    { pattern: /\bévaluations?\b/i, say: 'note' },
    { pattern: /comptabilisé/i, say: 'compté' },
    { pattern: /connexion en deux étapes/i, say: 'double authentification' },
    {
      pattern: /\b(?:Helper|Catalyst|Iterative Builder|Consistent Contributor|Respectful Member)\b/,
      say: 'le nom français du badge',
    },
    { pattern: /\butilisateurs\b/i, say: 'membres, créateurs ou testeurs' },
    { pattern: /·e\b|\(e\)|\(s\)/, say: 'une tournure neutre' },
    { pattern: /\bvous seule?\b/i, say: 'personne d’autre que vous' },
    { pattern: /\bfaire appel\b(?! à)/i, say: 'faire un recours, ou contester' },
    { pattern: /\bcité(?:e|s|es)?\b|\bcitent\b|\bciter\b/i, say: 'créditer' },
    { pattern: /!.*!/, say: 'un seul point d’exclamation' },
  ],
};
