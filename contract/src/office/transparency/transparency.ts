import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { reportReasons } from '../cases/case-rules.ts';
import { unmaskingGrounds } from '../cases/unmasking-rules.ts';
import { sanctionRules, sanctionSteps } from '../sanctions/sanction-rules.ts';
import { appealStates, reportResults, transparencySpans } from './transparency-rules.ts';

/**
 * A figure as it is published. Of a quarter it is a rounded number, or one “a few”; a sum is made of published figures alone, so that
 * it never tells what one of them hides: 40 and twice “a few”.
 */
const tally = z.object({ count: z.int(), few: z.int() });
export type Tally = z.infer<typeof tally>;

/** Whole hours. Null: too few to say. */
const times = z.object({ median: z.nullable(z.int()), ninetieth: z.nullable(z.int()) });

const figures = z.object({
  reports: z.array(z.object({ reason: z.enum(reportReasons), tally })),
  decisions: z.array(
    z.object({
      rule: z.enum(sanctionRules),
      noViolation: tally,
      warning: tally,
      restriction: tally,
      limit: tally,
      suspension: tally,
    }),
  ),
  hours: z.object({
    decision: times,
    appeal: times,
    /** By `decisionHours`, and what took longer. Null: beside the table it would give a small number away. */
    bands: z.nullable(z.array(tally)),
  }),
  /** Hidden by reports until a person looked, and those of them that came back. */
  hidden: z.object({ all: tally, wrong: tally }),
  appeals: z.object({ upheld: tally, reduced: tally, overturned: tally, late: tally }),
  /** Decisions that no person had looked at. */
  automated: tally,
  /** Two admins were needed, and there was one. */
  singleHanded: tally,
});
export type TransparencyFigures = z.infer<typeof figures>;

/** How often two admins learnt the name of somebody hidden, in one quarter, by their ground: no person, no case, no total. */
const ledgerLine = z.object({
  startsOn: z.iso.date(),
  grounds: z.array(z.object({ ground: z.enum(unmaskingGrounds), tally })),
});
export type LedgerLine = z.infer<typeof ledgerLine>;

export const readTransparency = endpoint({
  name: 'transparency.read',
  method: 'GET',
  path: '/api/transparency',
  summary:
    'How moderation worked, of whole quarters that are over, so that no figure tells of a single case.',
  access: 'anyone',
  isSameForGuests: true,
  query: z.object({ span: z.optional(z.enum(transparencySpans)) }),
  status: 200,
  response: z.object({
    /** Null before the first quarter is over. */
    counted: z.nullable(z.object({ from: z.iso.date(), until: z.iso.date(), figures })),
    /** Every published quarter, the latest first. */
    ledger: z.array(ledgerLine),
    /** When the next quarter is published. */
    nextOn: z.iso.date(),
    /** What covered every act of an admin when that day ended: whoever notes it can tell that none was removed. */
    seal: z.nullable(z.object({ day: z.iso.date(), head: z.string() })),
  }),
});

export const downloadFigures = endpoint({
  name: 'transparency.download',
  method: 'GET',
  path: '/api/transparency/figures.csv',
  summary: 'All published quarters as a table.',
  access: 'anyone',
  /** Of the headings, and of the sign between cells that spreadsheets of that language expect. */
  query: z.object({ language: z.optional(z.enum(languages)) }),
  status: 200,
  download: 'text/csv; charset=utf-8',
  limit: 'transparency.download',
});

const shared = {
  rule: z.enum(sanctionRules),
  /** Within so many hours a person decided (`receiptHours`); 0: it took longer. Null: not decided yet. */
  withinHours: z.nullable(z.int()),
};

/** Neither a person nor a content, and no day. */
const receipt = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decision'),
    ...shared,
    step: z.enum(sanctionSteps),
    /** Of a restriction or a limit. */
    hours: z.nullable(z.int()),
    by: z.enum(['person', 'two', 'one_of_two', 'machine']),
    appeal: z.enum(appealStates),
  }),
  z.object({
    kind: z.literal('report'),
    ...shared,
    result: z.enum(reportResults),
  }),
]);
export type PublicReceipt = z.infer<typeof receipt>;

export const findReceipt = endpoint({
  name: 'transparency.findReceipt',
  method: 'GET',
  path: '/api/transparency/receipts/:reference',
  summary: 'What became of a report or a decision, for whoever has its reference: no person and no content.',
  access: 'anyone',
  /** As somebody types it. */
  params: z.object({ reference: z.string().check(z.maxLength(40)) }),
  status: 200,
  response: receipt,
  errors: ['request.not_found'],
  limit: 'transparency.receipts',
});
