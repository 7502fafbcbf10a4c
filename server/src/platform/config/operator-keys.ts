import * as z from 'zod';

/** Shown to everybody, as it is written: one line, of a length that a page and a letter can carry. */
const fact = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]{0,300}$/u, 'must be one line of at most 300 characters')
  .default('');

/** Written into pages, files and links as it is, so it holds nothing that would have to be escaped in any of them. */
const mailAddress = z
  .string()
  .trim()
  .regex(/^(?:[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)?$/, 'must be one line, the address of a mailbox')
  .default('');

/** Whom the legal notice names. Where one of them does not apply to whoever runs the site, it says so in words. */
export const operatorKeys = {
  OPERATOR_NAME: fact,
  OPERATOR_LEGAL_FORM: fact,
  OPERATOR_ADDRESS: fact,
  OPERATOR_REGISTRATION: fact,
  OPERATOR_DIRECTOR: fact,
  OPERATOR_PHONE: fact,
  /** Where people write to from their own mail program. */
  OPERATOR_EMAIL: mailAddress,
  /** Where holes are reported: security.txt. */
  OPERATOR_SECURITY_EMAIL: mailAddress,
  OPERATOR_MEDIATOR: fact,
  HOSTING_NAME: fact,
  HOSTING_ADDRESS: fact,
  HOSTING_PHONE: fact,
};

type OperatorKeys = Record<keyof typeof operatorKeys, string>;

/** No site may be open to people without saying who runs it. */
export function missingOperator(given: Record<string, string | undefined>): string[] {
  return Object.keys(operatorKeys)
    .filter((key) => !given[key]?.trim())
    .map((key) => `${key} is missing (legal notice)`);
}

/** As the legal notice wants them; null where nothing was given. */
export function operatorOf(keys: OperatorKeys) {
  return {
    name: keys.OPERATOR_NAME || null,
    legalForm: keys.OPERATOR_LEGAL_FORM || null,
    registeredAddress: keys.OPERATOR_ADDRESS || null,
    registrationNumber: keys.OPERATOR_REGISTRATION || null,
    publicationDirector: keys.OPERATOR_DIRECTOR || null,
    phone: keys.OPERATOR_PHONE || null,
    consumerMediator: keys.OPERATOR_MEDIATOR || null,
    host: {
      name: keys.HOSTING_NAME || null,
      address: keys.HOSTING_ADDRESS || null,
      phone: keys.HOSTING_PHONE || null,
    },
  };
}
