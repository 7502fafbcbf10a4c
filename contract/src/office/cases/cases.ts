import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import type { LiveEvents } from '../../live-declarations.ts';
import {
  sanctionLimits,
  sanctionRules,
  sanctionSteps,
  statementFields,
} from '../sanctions/sanction-rules.ts';
import { caseLimits, caseOutcomes, groupMeasures } from './case-rules.ts';
import { claim, note, queuedCase, wholeCase } from './case-shapes.ts';

export type { CaseNote, QueuedCase, WholeCase } from './case-shapes.ts';

/** To admins alone, each on their own topic, and only about what they may see. */
export const liveEvents = {
  'cases.changed': { topic: 'me', payload: z.object({}) },
} as const satisfies LiveEvents;

export const errors = {
  /** Somebody acted on it meanwhile: whoever reads it again sees what became of it. */
  'cases.moved': 409,
  /** Another admin has it now. */
  'cases.claimed': 409,
  'cases.too_many_claims': 409,
  /** Another step than suggested, and no sentence why. */
  'cases.deviation_needed': 422,
  /** The ten minutes are over. */
  'cases.undo_too_late': 410,
  /** The second word is another admin's. */
  'cases.same_admin': 403,
} as const;

const params = z.object({ caseId: z.uuid() });

export const listCases = endpoint({
  name: 'cases.list',
  method: 'GET',
  path: '/api/admin/cases',
  summary: 'Cases of one state, the most urgent first; what was decided, the latest first.',
  access: 'admin',
  query: z.object({
    /** `open` holds those that wait for a second admin too. */
    state: z.optional(z.enum(['open', 'undoable', 'closed'])),
    after: z.optional(z.string().check(z.maxLength(120))),
  }),
  status: 200,
  response: z.object({
    items: z.array(queuedCase),
    next: z.nullable(z.string()),
    /** At most `caseLimits.countedTo`. With the first page alone: they are the same for all of them. */
    counts: z.nullable(z.object({ open: z.int(), late: z.int(), dueWithinDay: z.int(), undoable: z.int() })),
  }),
});

export const takeNextCase = endpoint({
  name: 'cases.takeNext',
  method: 'POST',
  path: '/api/admin/cases/next',
  summary: 'Take the most urgent case that nobody has.',
  access: 'admin',
  status: 200,
  /** Null: nothing is waiting. */
  response: z.object({ case: z.nullable(wholeCase) }),
  errors: ['cases.too_many_claims'],
});

export const readCase = endpoint({
  name: 'cases.read',
  method: 'GET',
  path: '/api/admin/cases/:caseId',
  summary: 'One case, with all that is needed to decide it.',
  access: 'admin',
  params,
  status: 200,
  response: wholeCase,
  errors: ['request.not_found'],
});

export const readPicture = endpoint({
  name: 'cases.readPicture',
  method: 'GET',
  path: '/api/admin/cases/:caseId/pictures/:pictureId',
  summary: 'The copy of a picture, as it was when it was reported. Each look is noted.',
  access: 'admin',
  params: z.object({ caseId: z.uuid(), pictureId: z.uuid() }),
  status: 200,
  download: 'image/webp',
  errors: ['request.not_found'],
});

export const claimCase = endpoint({
  name: 'cases.claim',
  method: 'PUT',
  path: '/api/admin/cases/:caseId/claim',
  summary: 'Take a case for ten minutes, or ten more.',
  access: 'admin',
  params,
  status: 200,
  response: claim,
  errors: ['request.not_found', 'cases.claimed', 'cases.too_many_claims', 'cases.moved'],
});

export const releaseCase = endpoint({
  name: 'cases.release',
  method: 'DELETE',
  path: '/api/admin/cases/:caseId/claim',
  summary: 'Let a case go.',
  access: 'admin',
  params,
  status: 204,
  errors: ['request.not_found'],
});

const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

export const addNote = endpoint({
  name: 'cases.addNote',
  method: 'POST',
  path: '/api/admin/cases/:caseId/notes',
  summary: 'Leave a note for the other admins.',
  access: 'admin',
  params,
  body: z.strictObject({ text: text(1, caseLimits.noteMax) }),
  status: 201,
  response: note,
  errors: ['request.not_found'],
  idempotent: true,
});

const chosen = {
  rule: z.enum(sanctionRules),
  facts: z.optional(text(0, sanctionLimits.factsMax)),
  /** Which law, where the rule is `illegal`. */
  law: z.optional(text(0, caseLimits.lawMax)),
  /** Of a group alone: frozen or deleted, in place of removed. */
  measure: z.optional(z.enum(groupMeasures)),
  /** Of a restriction or a limit; without it, as the ladder says. */
  hours: z.optional(z.int().check(z.positive(), z.lte(caseLimits.hoursMax))),
};

export const previewStatement = endpoint({
  name: 'cases.previewStatement',
  method: 'POST',
  path: '/api/admin/cases/:caseId/statement',
  summary:
    'The statement of reasons as it would be sent: in the recipient’s language; about hidden content in the reader’s.',
  access: 'admin',
  params,
  body: z.strictObject({
    step: z.enum(sanctionSteps),
    ...chosen,
    /** To read it in another one. Of hidden content there is no choice. */
    language: z.optional(z.enum(languages)),
  }),
  status: 200,
  response: z.object({
    language: z.enum(languages),
    /** False: it is sent in another one, or it is not known in which. */
    isAsSent: z.boolean(),
    statement: z.object(
      Object.fromEntries(statementFields.map((field) => [field, z.string()])) as Record<
        (typeof statementFields)[number],
        z.ZodMiniString
      >,
    ),
  }),
  errors: ['request.not_found'],
});

export const decideCase = endpoint({
  name: 'cases.decide',
  method: 'POST',
  path: '/api/admin/cases/:caseId/decision',
  summary: 'Decide a case. It holds at once, and can be undone for ten minutes.',
  access: 'admin',
  params,
  body: z.strictObject({
    version: z.int(),
    outcome: z.enum(caseOutcomes),
    /** With `upheld`: which step, and which rule was broken. */
    step: z.optional(z.enum(sanctionSteps)),
    ...chosen,
    rule: z.optional(chosen.rule),
    /** Why another step, or another length, than suggested. */
    deviation: z.optional(text(caseLimits.deviationMin, caseLimits.deviationMax)),
  }),
  status: 200,
  response: wholeCase,
  errors: ['request.not_found', 'cases.moved', 'cases.claimed', 'cases.deviation_needed'],
});

export const secondDecision = endpoint({
  name: 'cases.second',
  method: 'POST',
  path: '/api/admin/cases/:caseId/second',
  summary: 'Agree to a permanent suspension that another admin asks for, or refuse it.',
  access: 'admin',
  params,
  body: z.strictObject({ version: z.int(), agrees: z.boolean() }),
  status: 200,
  response: wholeCase,
  errors: ['request.not_found', 'cases.moved', 'cases.same_admin'],
});

export const undoDecision = endpoint({
  name: 'cases.undo',
  method: 'DELETE',
  path: '/api/admin/cases/:caseId/decision',
  summary: 'Take a decision back within ten minutes, whoever decided: as if it had never been.',
  access: 'admin',
  params,
  status: 200,
  response: wholeCase,
  errors: ['request.not_found', 'cases.moved', 'cases.undo_too_late'],
});
