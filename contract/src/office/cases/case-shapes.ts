import * as z from 'zod/mini';
import { languages } from '../../languages.ts';
import { sanctionRules, sanctionSteps } from '../sanctions/sanction-rules.ts';
import {
  caseOutcomes,
  caseStates,
  reportableKinds,
  reporterTrusts,
  reportReasons,
  weightBands,
} from './case-rules.ts';
import { signalNames } from './signal-rules.ts';
import { unmaskingGrounds, unmaskingStates } from './unmasking-rules.ts';

/** Nobody but admins reads any of this; who wrote hidden content, and who reported, nobody at all. */
export const claim = z.object({ isOwn: z.boolean(), by: z.nullable(z.string()), until: z.iso.datetime() });

const step = z.object({
  step: z.enum(sanctionSteps),
  /** Null: it has no end, or nothing to end. */
  hours: z.nullable(z.int()),
});

const decided = z.object({
  by: z.nullable(z.string()),
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  outcome: z.enum(caseOutcomes),
  /** Null: no violation. */
  step: z.nullable(z.enum(sanctionSteps)),
  hours: z.nullable(z.int()),
  rule: z.nullable(z.enum(sanctionRules)),
  /** Two were needed, and there was one. */
  isSingleHanded: z.boolean(),
  /** Until then it can be undone; then it is mailed. */
  undoUntil: z.iso.datetime(),
});

const caseFields = {
  id: z.uuid(),
  kind: z.enum(reportableKinds),
  state: z.enum(caseStates),
  /** The most urgent of those given. */
  reason: z.enum(reportReasons),
  isIllegal: z.boolean(),
  /** Reports that were not withdrawn. */
  reports: z.int(),
  /** Never a number: it would tell one reporter from another, in every case. */
  weight: z.enum(weightBands),
  /** Of what a machine noticed; it adds nothing to the weight of reports. */
  signalWeight: z.int(),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isLate: z.boolean(),
  /** Since when reports hide it. */
  hiddenAt: z.nullable(z.iso.datetime()),
  isRaid: z.boolean(),
  /** So long its author’s account is held at most, until this is decided. */
  heldUntil: z.nullable(z.iso.datetime()),
  /** The project it belongs to. */
  project: z.nullable(z.object({ id: z.uuid(), name: z.string(), language: z.enum(languages) })),
  /** Who wrote it, where everybody sees it. */
  author: z.nullable(z.object({ name: z.string(), username: z.string() })),
  /** By which others know an author who is hidden. */
  tester: z.nullable(z.int()),
  isHidden: z.boolean(),
  claim: z.nullable(claim),
  decided: z.nullable(decided),
};

export const queuedCase = z.object(caseFields);
export type QueuedCase = z.infer<typeof queuedCase>;

const evidence = z.object({
  words: z.string(),
  surroundings: z.string(),
  takenAt: z.iso.datetime(),
});

/** A picture that belonged to it when it was reported. Its copy is read apart, and each look is noted. */
const casePicture = z.object({
  id: z.uuid(),
  /** `missing`: it was gone before a copy could be made. */
  state: z.enum(['waiting', 'copied', 'missing']),
  takenAt: z.iso.datetime(),
  /** Whether it still belongs to the content. */
  isStillThere: z.boolean(),
});

const caseReport = z.object({
  /** "Reporter 2", in the order in which they came. */
  number: z.int(),
  trust: z.enum(reporterTrusts),
  reason: z.enum(reportReasons),
  isIllegal: z.boolean(),
  concernsMinors: z.boolean(),
  law: z.nullable(z.string()),
  body: z.nullable(z.string()),
  reportedAt: z.iso.datetime(),
  isWithdrawn: z.boolean(),
});

const caseSignal = z.object({
  signal: z.enum(signalNames),
  weight: z.int(),
  /** How many authors, texts or accounts, where it counts any. */
  amount: z.nullable(z.int()),
  notedAt: z.iso.datetime(),
});

export const note = z.object({
  id: z.uuid(),
  by: z.nullable(z.string()),
  text: z.string(),
  writtenAt: z.iso.datetime(),
});

export type CaseNote = z.infer<typeof note>;

const person = z.object({
  /** Null for hidden content, and where the account is gone. */
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  strikes: z.int(),
  /** Of named content alone: when, and which step. */
  past: z.array(z.object({ step: z.enum(sanctionSteps), decidedAt: z.iso.datetime() })),
  daysSinceLast: z.nullable(z.int()),
  /** The account is under a week old. */
  isYoung: z.boolean(),
});

/** What admins asked last about who wrote it. The name itself is read apart. */
const unmasking = z.object({
  id: z.uuid(),
  state: z.enum(unmaskingStates),
  ground: z.enum(unmaskingGrounds),
  /** A court forbids that the person is told. */
  isSecret: z.boolean(),
  /** Why, in the words of whoever asks: to all who may answer, then to both while they see the name. */
  text: z.nullable(z.string()),
  by: z.nullable(z.string()),
  isOwn: z.boolean(),
  askedAt: z.iso.datetime(),
  until: z.iso.datetime(),
  answeredBy: z.nullable(z.string()),
  /** Null: nobody agreed. */
  seenUntil: z.nullable(z.iso.datetime()),
  can: z.object({ answer: z.boolean(), see: z.boolean() }),
});

export const wholeCase = z.object({
  ...caseFields,
  version: z.int(),
  /** Of what hidden people wrote, the day that is shown. */
  writtenAt: z.nullable(z.iso.datetime()),
  /** As it was when it was reported, and after each edit since that somebody reported again. Oldest first. */
  evidence: z.array(evidence),
  pictures: z.array(casePicture),
  /** As it stands. Null: gone for good. */
  now: z.nullable(z.object({ words: z.string(), isTakenDown: z.boolean() })),
  given: z.array(caseReport),
  /** What a machine noticed, the heaviest first. */
  signals: z.array(caseSignal),
  /** Enough of those who reported are no young accounts, so that reports alone can hide it. */
  hasEstablished: z.boolean(),
  person,
  /** What the ladder says of a finding, by whether the rule that was broken is serious (`seriousRules`). */
  suggested: z.object({ ordinary: step, serious: step }),
  notes: z.array(note),
  /** What the first admin asks the second to agree to. */
  asked: z.nullable(
    z.object({
      by: z.nullable(z.string()),
      isOwn: z.boolean(),
      at: z.iso.datetime(),
      until: z.iso.datetime(),
      rule: z.enum(sanctionRules),
      facts: z.nullable(z.string()),
      law: z.nullable(z.string()),
      deviation: z.nullable(z.string()),
    }),
  ),
  /** A suspension asks a second admin; false where there is none. */
  isSecondNeeded: z.boolean(),
  unmasking: z.nullable(unmasking),
  can: z.object({
    claim: z.boolean(),
    decide: z.boolean(),
    second: z.boolean(),
    undo: z.boolean(),
    /** Of what somebody hidden wrote, while nobody has asked. */
    unmask: z.boolean(),
  }),
});

export type WholeCase = z.infer<typeof wholeCase>;
