import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { feedbackLimits, feedbackMarks } from './feedback-limits.ts';

export const notificationKinds = ['masked_reply', 'reveal_proposed', 'revealed'] as const;

const onFeedback = z.object({ feedbackId: z.uuid() });
const person = z.object({ username: z.string(), name: z.string() });

/** What maker and tester see of their masked thread; nobody else sees that there is one. */
export const thread = z.object({
  side: z.enum(['maker', 'tester']),
  tester: z.int(),
  mark: z.nullable(z.enum(feedbackMarks)),
  markReason: z.nullable(z.string()),
  messages: z.array(
    z.object({
      id: z.uuid(),
      from: z.enum(['maker', 'tester']),
      text: z.string(),
      day: z.iso.date(),
      /** The maker closed the thread before it reached them. For the tester alone. */
      isUndelivered: z.boolean(),
    }),
  ),
  reveal: z.object({
    maker: z.boolean(),
    tester: z.boolean(),
    /** Once both have agreed. */
    names: z.nullable(z.object({ maker: person, tester: person })),
    conversationId: z.nullable(z.uuid()),
  }),
  /** When the maker sees the last of what the tester did here; null: they do. For the tester alone. */
  shownFrom: z.nullable(z.iso.datetime()),
  /** Who has closed it. That the tester has, the tester alone is told. */
  closed: z.object({ maker: z.boolean(), tester: z.boolean() }),
  can: z.object({ reply: z.boolean(), reveal: z.boolean(), close: z.boolean() }),
});

export type Thread = z.infer<typeof thread>;

export const readThread = endpoint({
  name: 'feedback.readThread',
  method: 'GET',
  path: '/api/feedback/:feedbackId/thread',
  summary: 'The masked thread between the maker and the tester, for these two.',
  access: 'member',
  params: onFeedback,
  status: 200,
  response: thread,
  errors: ['request.not_found'],
});

export const replyInThread = endpoint({
  name: 'feedback.reply',
  // The tester's side is hidden; the maker's is noted by the act.
  method: 'PUT',
  path: '/api/feedback/:feedbackId/thread/messages/:messageId',
  summary:
    'Write in the masked thread. The sender chooses the message’s id, so sending it twice is sending it once.',
  access: 'member',
  // Random: an ordered id would reveal when the hidden tester wrote.
  params: z.object({ feedbackId: z.uuid(), messageId: z.uuidv4() }),
  body: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(feedbackLimits.threadTextMax)),
  }),
  status: 200,
  response: thread,
  errors: ['request.not_found', 'feedback.message_id_taken', 'feedback.thread_closed'],
  limit: 'feedback.reply',
});

export const agreeToReveal = endpoint({
  name: 'feedback.agreeToReveal',
  // As above.
  method: 'PUT',
  path: '/api/feedback/:feedbackId/reveal',
  summary:
    'Propose to show one’s name, or take the proposal back; names show once both have agreed, for good.',
  access: 'member',
  params: onFeedback,
  body: z.strictObject({ agree: z.boolean() }),
  status: 200,
  response: thread,
  errors: ['request.not_found', 'feedback.thread_closed'],
  limit: 'feedback.reveal',
});

export const closeThread = endpoint({
  name: 'feedback.closeThread',
  // As above.
  method: 'PUT',
  path: '/api/feedback/:feedbackId/thread/closing',
  summary:
    'Close the masked thread, or open it again: a maker hears nothing more from that tester on this project, a tester nothing more from the maker.',
  access: 'member',
  params: onFeedback,
  body: z.strictObject({ isClosed: z.boolean() }),
  status: 200,
  response: thread,
  errors: ['request.not_found'],
  limit: 'feedback.close-thread',
});
