import * as z from 'zod/mini';
import { endpoint, type ResultOf } from '../../endpoint.ts';

/** `null` is shown as "to be completed": nothing is ever made up in its place, and in production nothing is missing. */
const fact = z.nullable(z.string());

export const readOperator = endpoint({
  name: 'contact.readOperator',
  method: 'GET',
  path: '/api/operator',
  summary: 'Who answers for this site by French law, and who hosts it.',
  access: 'anyone',
  status: 200,
  response: z.object({
    name: fact,
    legalForm: fact,
    registeredAddress: fact,
    registrationNumber: fact,
    publicationDirector: fact,
    phone: fact,
    consumerMediator: fact,
    host: z.object({ name: fact, address: fact, phone: fact }),
  }),
});

export type Operator = ResultOf<typeof readOperator>;
