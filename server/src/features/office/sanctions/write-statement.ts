import type { Language } from '@firstlight/contract/languages.ts';
import type {
  SanctionRule,
  SanctionSource,
  SanctionStep,
  SanctionSubject,
  StatementField,
} from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { formatDate, formatMoment } from '../../../core/format-date.ts';
import type { Measure } from '../../../core/reportable.ts';
import { translate } from '../../../core/translate.ts';
import { isSeenByOthers } from './force/standing-from.ts';
import { blankPrivate } from './statement/blank-private.ts';

/** All that a statement of reasons is written from. */
export interface Decided {
  step: SanctionStep;
  rule: SanctionRule;
  /** The moderator's own words, quoted as written. */
  facts: string | null;
  /** Which law, where the rule is `illegal`. */
  law: string | null;
  source: SanctionSource;
  isAutomated: boolean;
  isSingleHanded: boolean;
  /** About hidden content: the standing changes later, and the appeal must not be signed. */
  isHidden: boolean;
  subject: {
    kind: SanctionSubject;
    quote: string | null;
    writtenAt: Date | null;
    /** What became of it in place of being removed. */
    measure?: Measure | null;
  };
  decidedAt: Date;
  startsAt: Date;
  endsAt: Date | null;
  reference: string;
}

export type Statement = Record<StatementField, string>;

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** A decision in the words of whoever it is about: eight fields, each complete, in either language. */
export function writeStatement(language: Language, decided: Decided): Statement {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, 'sanctionStatements', key, values);
  return {
    decision: decisionOf(say, language, decided),
    until: untilOf(say, language, decided),
    content: contentOf(say, language, decided),
    facts: factsOf(say, decided),
    rule: decided.law
      ? say('law', { law: decided.law })
      : say('rule', { rule: say(`rules.${decided.rule}.name`) }),
    source: sourceOf(say, decided),
    appeal: appealOf(say, language, decided),
    reference: decided.reference,
  };
}

export const appealUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + moderationRules.appealWithinDays * day);

type Say = (key: string, values?: Record<string, string | number>) => string;

function decisionOf(
  say: Say,
  language: Language,
  { step, subject, startsAt, endsAt, isHidden }: Decided,
): string {
  const hours = endsAt ? Math.round((endsAt.getTime() - startsAt.getTime()) / hour) : 0;
  const span = hours >= 72 ? say('days', { count: Math.round(hours / 24) }) : say('hours', { count: hours });
  const isUnseen = step !== 'warning' && !isSeenByOthers({ step, isHidden });
  const seen = subject.kind === 'account' ? 'account' : isUnseen ? 'hidden' : 'content';
  const what = subject.measure ?? seen;
  const content = say(`kinds.${subject.kind}.your`) + dayOf(say, language, subject.writtenAt);
  return say(`decision.${step}.${what}`, { content, span });
}

function untilOf(
  say: Say,
  language: Language,
  { step, decidedAt, startsAt, endsAt, isHidden }: Decided,
): string {
  if (step === 'suspension') return say('until.never');
  const strikeEnd = new Date(decidedAt.getTime() + moderationRules.strikeWindowDays * day);
  if (!endsAt) {
    return say('until.warning', {
      date: formatDate(language, strikeEnd),
      count: moderationRules.strikeWindowDays,
    });
  }
  const end = formatMoment(language, endsAt);
  return isHidden
    ? say('until.span', { start: formatMoment(language, startsAt), end })
    : say('until.end', { end });
}

function contentOf(say: Say, language: Language, { rule, subject }: Decided): string {
  if (subject.kind === 'account') return say('content.account');
  const name = say(`kinds.${subject.kind}.name`) + dayOf(say, language, subject.writtenAt);
  if (!subject.quote) return say('content.unquoted', { name });
  const quote = rule === 'private_information' ? blankPrivate(subject.quote, say('removed')) : subject.quote;
  return say('content.quoted', { quote, name });
}

function factsOf(say: Say, { rule, subject, facts }: Decided): string {
  const sentence = say(`rules.${rule}.facts`, { subject: say(`kinds.${subject.kind}.the`) });
  return facts ? `${sentence} ${say('added', { words: facts })}` : sentence;
}

function sourceOf(say: Say, { source, isAutomated, isSingleHanded, step }: Decided): string {
  const who = isAutomated ? 'machine' : isSingleHanded ? 'alone' : step === 'suspension' ? 'two' : 'person';
  return `${say(`source.${source}`)} ${say(`decidedBy.${who}`)}`;
}

function appealOf(say: Say, language: Language, { decidedAt, isHidden }: Decided): string {
  const date = formatDate(language, appealUntil(decidedAt));
  const how = say('appeal', { date, count: moderationRules.appealReviewHours });
  return isHidden ? `${how} ${say('unsigned')}` : how;
}

function dayOf(say: Say, language: Language, writtenAt: Date | null): string {
  return writtenAt ? ` ${say('ofDay', { date: formatDate(language, writtenAt) })}` : '';
}
