import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { doorLimits } from './door-limits.ts';
import { groupInAddress } from './group.ts';

export const notificationKinds = ['access_request', 'access_answer'] as const;

export const errors = {
  'groups.already_member': 409,
  /** It waits for an answer. */
  'groups.already_asked': 409,
  /** Once in `groupRules.requestAgainDays`. */
  'groups.asked_lately': 409,
  /** Anybody joins a public group. */
  'groups.no_need_to_ask': 409,
  /** Whoever asked is in as many groups as one can be. */
  'groups.asker_is_full': 409,
  /** Somebody else answered it, or whoever asked took it back. */
  'groups.already_answered': 409,
} as const;

const person = z.object({ username: z.string(), name: z.string() });

/** One’s own, as one’s card of the group shows it. */
export const ownAccessRequest = z.object({
  state: z.enum(['pending', 'approved', 'declined', 'withdrawn']),
  askedAt: z.iso.datetime(),
  /** From when one may ask again. */
  againAt: z.iso.datetime(),
});
export type OwnAccessRequest = z.infer<typeof ownAccessRequest>;

/** As the group’s moderators see it. */
export const accessRequest = z.object({
  id: z.uuid(),
  person,
  text: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
});
export type AccessRequest = z.infer<typeof accessRequest>;

export const askForAccess = endpoint({
  name: 'groups.ask',
  method: 'POST',
  path: '/api/groups/:groupId/access-requests',
  summary:
    'Ask to be let into a private group, in a few words; at one that is not listed, by a code that grants it.',
  access: 'member',
  params: groupInAddress,
  body: z.strictObject({
    text: z.optional(z.string().check(z.trim(), z.maxLength(doorLimits.requestTextMax))),
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(doorLimits.typedCodeMax))),
  }),
  status: 201,
  response: ownAccessRequest,
  errors: [
    'groups.not_found',
    'groups.invite_invalid',
    'groups.already_member',
    'groups.no_need_to_ask',
    'groups.already_asked',
    'groups.asked_lately',
  ],
  limit: 'groups.ask',
});

export const readOwnRequest = endpoint({
  name: 'groups.readOwnRequest',
  method: 'GET',
  path: '/api/groups/:groupId/access-request',
  summary: 'What became of one’s own last request at a group; null: there was none.',
  access: 'member',
  params: groupInAddress,
  status: 200,
  response: z.object({ request: z.nullable(ownAccessRequest) }),
});

export const withdrawRequest = endpoint({
  name: 'groups.withdrawRequest',
  method: 'DELETE',
  path: '/api/groups/:groupId/access-request',
  summary: 'Take back one’s own request while it waits.',
  access: 'member',
  params: groupInAddress,
  status: 204,
  errors: ['request.not_found'],
  limit: 'groups.change',
});

export const listAccessRequests = endpoint({
  name: 'groups.listRequests',
  method: 'GET',
  path: '/api/groups/:groupId/access-requests',
  summary: 'Who waits to be let in, the longest first.',
  access: 'member',
  params: groupInAddress,
  query: z.object({ after: z.optional(z.string().check(z.maxLength(200))) }),
  status: 200,
  response: z.object({ items: z.array(accessRequest), next: z.nullable(z.string()) }),
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed'],
});

export const answerRequest = endpoint({
  name: 'groups.answerRequest',
  method: 'PUT',
  path: '/api/groups/:groupId/access-requests/:requestId/answer',
  summary: 'Let somebody in who asked, or decline. They are told.',
  access: 'member',
  params: z.object({ groupId: z.uuid(), requestId: z.uuid() }),
  body: z.strictObject({ answer: z.enum(['approved', 'declined']) }),
  status: 204,
  errors: [
    'groups.not_found',
    'groups.members_only',
    'groups.not_allowed',
    'groups.already_answered',
    'groups.asker_is_full',
    'request.not_found',
  ],
  limit: 'groups.change',
});
