import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { previewStatement as previewEndpoint } from '@firstlight/contract/office/cases/cases.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { startOf } from '../../sanctions/impose-sanction.ts';
import { writeStatement } from '../../sanctions/write-statement.ts';
import { readAuthor } from '../queue/read-author.ts';
import { visibleCase } from '../queue/visible-case.ts';
import { chooseStep } from './choose-step.policy.ts';
import { sourceOf, subjectOf } from './impose-for-case.ts';
import { isSecondNeeded } from './is-second-needed.ts';

const hour = 60 * 60 * 1000;
/** Drawn with the decision. */
const unknownReference = 'FL-····-··';

/** About hidden content in the reader's language: the recipient's would narrow down who it is. */
export async function previewStatement(
  ctx: HttpContext<Member>,
  { caseId, language: wanted, ...input }: InputOf<typeof previewEndpoint>,
): Promise<ResultOf<typeof previewEndpoint>> {
  const found = await visibleCase(ctx, caseId);
  const { isHidden } = found;
  const person = await readAuthor(ctx, found);
  const language = isHidden ? ctx.language : (wanted ?? person.language ?? ctx.language);
  const { strikes: count, daysSinceLast } = person;
  const { step, hours } = chooseStep(input, { count, daysSinceLast });
  const decidedAt = ctx.now();
  const startsAt = startOf({ isHidden, isOfTwo: false, rule: input.rule }, decidedAt);
  const statement = writeStatement(language, {
    step,
    rule: input.rule,
    facts: input.facts || null,
    law: input.law || null,
    source: sourceOf(found),
    isAutomated: false,
    isSingleHanded: step === 'suspension' && !(await isSecondNeeded(ctx, found)),
    isHidden,
    subject: { ...(await subjectOf(ctx, found)), measure: input.measure ?? null },
    decidedAt,
    startsAt,
    endsAt: hours === null ? null : new Date(startsAt.getTime() + hours * hour),
    reference: unknownReference,
  });
  return {
    language,
    isAsSent: language === person.language,
    statement,
  };
}
