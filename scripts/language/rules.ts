export type TextKind = 'comment' | 'title' | 'log' | 'docs';

export interface Rule {
  id: string;
  /** Kinds of text that the rule applies to. */
  in: readonly TextKind[];
  re: RegExp;
  advice: string;
}

const code: readonly TextKind[] = ['comment', 'title', 'log'];
const all: readonly TextKind[] = [...code, 'docs'];

/** Words and phrases that must not occur anywhere in a text. */
export const phrases: readonly Rule[] = [
  {
    id: 'vague-person',
    in: all,
    re: /\b(?:who|whom|whose|whoso)(?:so)?ever\b/gi,
    advice: 'name the role: the sender, the caller, a guest, an admin',
  },
  {
    id: 'vague-person',
    in: all,
    re: /\b(?:somebody|anybody|everybody)(?:[’']s)?\b(?! else)/gi,
    advice: 'name the role: a member, the sender, every recipient',
  },
  {
    id: 'vague-person',
    in: ['comment', 'title'],
    re: /\b(?:someone|anyone|everyone)(?:[’']s)?\b(?! else)/gi,
    advice: 'name the role: a member, the sender, every recipient',
  },
  {
    id: 'vague-person',
    in: all,
    re: /\b(?:is|are|was|were|be) nobody(?:[’']s)?\b|\b(?:tells?|told|asks?|shows?|means?|costs?|to|for|by|from|of) nobody\b/gi,
    advice: 'say who is excluded: “does not notify the author”',
  },
  {
    id: 'one',
    in: all,
    re: /\boneself\b|\bone[’']s\b|\b(?:what|when|where|which|whom|if|as) one (?:may|can|has|is|was|would|does|did|had|wants|joined|writes|sees|knows|talks)\b/gi,
    advice: 'the user, the member, you',
  },
  {
    id: 'told',
    in: all,
    re: /\b(?:is|are|was|were|be|been|being) told\b(?! (?:apart|from))|\btells? of\b/gi,
    advice: 'is notified, receives, returns, reveals, reports',
  },
  {
    id: 'told',
    in: code,
    re: /\b(?:is|are|was|were) said\b|\bhears? (?:of|nothing|what|it|from)\b/gi,
    advice: 'is shown, is returned, receives, is notified',
  },
  { id: 'archaic', in: all, re: /\banew\b/gi, advice: 'again' },
  { id: 'archaic', in: all, re: /\bbesides(?=[.,;:)]|$)/gi, advice: 'also, as well' },
  {
    id: 'archaic',
    in: all,
    re: /\bmeanwhile(?=[.;:)]|$)/gi,
    advice: 'in the meantime, concurrently, since then',
  },
  {
    id: 'archaic',
    in: all,
    re: /\b(?:by lot|drawn by lots?|in vain|as ever|thereof|therein|wherein|whereby|whence|lest)\b/gi,
    advice: 'at random, without success, as before, …',
  },
  { id: 'archaic', in: all, re: /\b(?:mend|mends|mended|mending)\b/gi, advice: 'fix, repair' },
  {
    id: 'archaic',
    in: all,
    re: /\b(?:is|are|was|were|has been|have been|be) put off\b|\bputs? (?:it |them |letters? )?off\b/gi,
    advice: 'deferred, postponed, retried later',
  },
  {
    id: 'archaic',
    in: all,
    re: /\b(?:go|goes|went|going) on (?:as|with|from|at|reading|saying|until|asking|where|by)\b/gi,
    advice: 'continues, resumes',
  },
  {
    id: 'away',
    in: all,
    re: /\b(?:PostgreSQL|Redis|database|server|store|relay|provider|queue|worker|process|host|service) (?:is|was|are|were) away\b|\bwhile (?:it|PostgreSQL|Redis|the (?:database|server|store|relay|provider|queue|worker|process|host|service)) (?:is|was) away\b/gi,
    advice: 'is unavailable, is down, is unreachable',
  },
  {
    id: 'negated-noun',
    in: all,
    re: /(?<!\bthere )\b(?:is|are|was|were) none\b(?! of)|(?<!\bthere )\b(?:is|are) no \w+ of (?:ours|its|theirs|his|hers)\b|(?<!\bthere )\b(?:is|are) no (?:fault|check|act|topic|address|username|cookie|admin|member|number|word)\b/gi,
    advice: 'is not …, is invalid, does not exist',
  },
  {
    id: 'so-many',
    in: all,
    re: /\b(?:for|of|within|after|by|in|at least|at most) so (?:many|long|much)\b|\bso often\b(?! that)/gi,
    advice: 'state the quantity or the unit: “in hours”, “this many”',
  },
  {
    id: 'stands',
    in: all,
    re: /\bstands? (?:here|there|nowhere|somewhere|for itself|for themselves|by itself|by themselves|where)\b|\bstands? in (?:the|a|an|its|their|no|one)\b(?! way\b)/gi,
    advice: 'is, is stored in, is listed in, is independent',
  },
  { id: 'ours', in: all, re: /\bof ours\b/gi, advice: 'our …, internal' },
  {
    id: 'private-word',
    in: all,
    re: /\bdoorbells?\b|\brung\b|\brings? at\b/gi,
    advice: 'notification, wake-up signal, publish',
  },
  {
    id: 'private-word',
    in: all,
    re: /\bstretch(?:es)? of (?:readers|subscriptions|an index|time|letters)\b|\bthe stretch(?:es)?\b/gi,
    advice: 'batch, range',
  },
  {
    id: 'private-word',
    in: code,
    re: /\b(?:stand-in|stands? in for)\b/gi,
    advice: 'fake, stub, test double',
  },
  {
    id: 'private-word',
    in: code,
    re: /\b(?:in the same look|one look at a time|takes? another look|a few looks)\b/gi,
    advice: 'in the same read, poll, comparison',
  },
  {
    id: 'private-word',
    in: all,
    re: /\b(?:letters? in doubt|in doubt)\b/gi,
    advice: 'delivery status unknown, unconfirmed',
  },
  {
    id: 'private-word',
    in: all,
    re: /\b(?:our own way|the way's fault|about the way)\b/gi,
    advice: 'our relay, a relay-side error',
  },
  { id: 'private-word', in: all, re: /\bunsteady\b/gi, advice: 'flaky' },
];

/** First words that hide the subject of a text. */
export const openings: readonly Rule[] = [
  {
    id: 'no-subject',
    in: ['comment'],
    re: /^(?:Whom|Whose|Whosever|Of (?:whom|what|which|somebody|those|these|one|all|what’s|`\w+`:)|(?:By|To|From|With|For|Under|At|In) (?:which|whom|whose|what|whoever)|So (?:many|much|long|often|few)|As (?:many|it|they|one|he|everybody|others|the others)|Ahead of|And|Nor|Those|Not of|Nobody(?! else)|None(?! of))\b/,
    advice: 'start with a noun phrase (values) or a third-person verb (functions)',
  },
  {
    id: 'no-subject',
    in: ['comment'],
    re: /^What (?:is|was|has|had|may|can|cannot|could|no|others|everybody|becomes|comes|goes|follows|stands|stays|one|it|they|these|those|lies|came|left)\b/,
    advice: 'name the thing: “Messages that …”, “The value that …”',
  },
  {
    id: 'label',
    in: ['comment'],
    re: /(?:^|[.:] )(?:Null|Undefined|False|True|Empty): /g,
    advice: '“`null` if …”, “Returns `false` when …”',
  },
  {
    id: 'no-subject',
    in: ['title'],
    re: /^(?:whoever|whom|whose|of|what|about|that|those|nobody|somebody|everybody|so)\b/i,
    advice: 'start with the unit under test, or with a verb under a describe that names it',
  },
];
